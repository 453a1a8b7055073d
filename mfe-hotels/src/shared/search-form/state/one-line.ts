import { plainDigits } from '@jetway/kit-domain';
import { daysAfter, isDate } from '@jetway/kit-domain/days';

import { nightsBetween } from '../../calendar';
import { MOST_NIGHTS } from '../../hotel-query';
import type { FormRoom } from './form.model';

/** A search as agents type it: `DXB 20dec 3n 2a1c8`. */
export interface OneLine {
  /** Text that names the place. */
  place: string;
  checkIn: string;
  checkOut: string;
  rooms: FormRoom[];
}

/** Why a line is invalid, as keys of `search.oneLine.faults`. */
export type OneLineFault = 'place' | 'date' | 'when' | 'nights' | 'word';
export type OneLineReading =
  | { line: OneLine; fault?: never; word?: never }
  | { line?: never; fault: OneLineFault; word: string };

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const DAY = /^(\d{1,2})([a-z]{3})(\d{2})?$/;
const NIGHTS = /^(\d{1,2})n$/;
/** `2a`, `2a1c`, `2a2c8,5`: one room's guests. */
const ROOM = /^(\d)a(?:(\d)c((?:\d{1,2}(?:,\d{1,2})*)?))?$/;

/**
 * Parses a line: the place, the arrival, nights or the departure, then the guests of each room. A child without an age has none, and the form
 * asks for it.
 * @param today the agency's date; months without a year are the next to come
 */
export function readLine(text: string, today: string): OneLineReading {
  const words = plainDigits(text).trim().toLowerCase().split(/\s+/).filter(Boolean);
  const place: string[] = [];
  const dates: string[] = [];
  const rooms: FormRoom[] = [];
  let nights = 0;
  for (const word of words) {
    const date = dateOf(word, today);
    const room = ROOM.exec(word);
    const stay = NIGHTS.exec(word);
    if (date) dates.push(date);
    else if (date === '') return { fault: 'date', word };
    else if (room) rooms.push(roomOf(room));
    else if (stay) nights = Number(stay[1]);
    else if (dates.length === 0 && rooms.length === 0 && nights === 0) place.push(word);
    else return { fault: 'word', word };
  }
  const [checkIn, typedOut] = dates;
  if (place.length === 0) return { fault: 'place', word: '' };
  if (!checkIn) return { fault: 'when', word: place.join(' ') };
  const checkOut = typedOut ?? daysAfter(checkIn, nights || 1);
  const stayed = nightsBetween(checkIn, checkOut);
  if (stayed < 1 || stayed > MOST_NIGHTS) return { fault: 'nights', word: String(stayed) };
  return {
    line: {
      place: place.join(' '),
      checkIn,
      checkOut,
      rooms: rooms.length > 0 ? rooms : [{ adults: 2, childAges: [] }],
    },
  };
}

function roomOf([, adults = '1', children = '0', ages = '']: readonly string[]): FormRoom {
  const known = ages.split(',').filter(Boolean).map(Number);
  return {
    adults: Number(adults),
    childAges: Array.from({ length: Number(children) }, (_, index) => known[index] ?? null),
  };
}

/** `20dec`, `20dec26` or `2026-12-20`; '' for a date that does not exist, null for another word. */
function dateOf(word: string, today: string): string | null {
  if (/^\d{4}-\d{2}-\d{2}$/.test(word)) return isDate(word) ? word : '';
  const [, day = '', name = '', year] = DAY.exec(word) ?? [];
  if (!name) return null;
  const month = MONTHS.indexOf(name) + 1;
  if (month === 0) return '';
  const on = (full: number) => `${full}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  const thisYear = Number(today.slice(0, 4));
  const date = year ? on(2000 + Number(year)) : on(on(thisYear) < today ? thisYear + 1 : thisYear);
  return isDate(date) ? date : '';
}
