import { plainDigits } from '@jetway/kit-domain';
import { isDate } from '@jetway/kit-domain/days';

import type { Cabin, TripLetter } from '../search-query';
import { MOST_JOURNEYS } from '../search-query';

/** A search as agents type it: `DAC DXB 20dec 27dec 2a1c`. */
export interface OneLine {
  trip: TripLetter;
  journeys: { origin: string; destination: string; departureDate: string }[];
  returnDate: string;
  adults: number;
  /** One entry per child; null where the line has no age. */
  childAges: (number | null)[];
  infants: number;
  cabin: Cabin;
  directOnly: boolean;
}

/** Why a line is invalid, as keys of `searchpad.oneLine.faults`. */
export type OneLineFault = 'places' | 'date' | 'days' | 'when' | 'word' | 'many';
export type OneLineReading = { line: OneLine; fault?: never } | { line?: never; fault: OneLineFault; word: string };

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const CABIN_WORDS: Record<string, Cabin> = { eco: 'E', prem: 'P', biz: 'B', first: 'F' };
const PARTY = /^(\d[aci][\d,]*)+$/;
const DAY = /^(\d{1,2})([a-z]{3})(\d{2})?$/;

interface Draft {
  codes: string[];
  legs: { origin: string; destination: string; dates: string[] }[];
  line: OneLine;
}

/**
 * Parses a line: two places and their dates, once or several times, then the travellers. A second date is the return.
 * Months without a year are the next to come.
 */
export function readLine(text: string, today: string): OneLineReading {
  const words = plainDigits(text).trim().toLowerCase().split(/\s+/).filter(Boolean);
  const line: OneLine = {
    trip: 'O',
    journeys: [],
    returnDate: '',
    adults: 1,
    childAges: [],
    infants: 0,
    cabin: 'E',
    directOnly: false,
  };
  const draft: Draft = { codes: [], legs: [], line };
  for (const word of words) {
    const fault = readWord(word, draft, today);
    if (fault) return { fault, word };
  }
  return finished(draft);
}

function readWord(word: string, draft: Draft, today: string): OneLineFault | null {
  const { line, codes, legs } = draft;
  const cabin = CABIN_WORDS[word];
  if (cabin) line.cabin = cabin;
  else if (word === 'direct') line.directOnly = true;
  else if (PARTY.test(word)) readParty(word, line);
  else if (DAY.test(word) || /^\d{4}-\d{2}-\d{2}$/.test(word)) return readDate(word, draft, today);
  else if (/^[a-z]{3}$/.test(word)) {
    codes.push(word.toUpperCase());
    const [origin, destination] = codes;
    if (origin && destination) {
      legs.push({ origin, destination, dates: [] });
      codes.length = 0;
    }
  } else return 'word';
  return null;
}

function readDate(word: string, { codes, legs }: Draft, today: string): OneLineFault | null {
  const date = dateOf(word, today);
  const leg = legs.at(-1);
  if (!date) return 'date';
  if (!leg || codes.length > 0) return 'places';
  leg.dates.push(date);
  return null;
}

function readParty(word: string, line: OneLine): void {
  const parts = [...word.matchAll(/(\d)([aci])([\d,]*?)(?=\d[aci]|$)/g)];
  for (const [, count = '0', kind, ages = ''] of parts) {
    if (kind === 'a') line.adults = Number(count);
    else if (kind === 'i') line.infants = Number(count);
    else {
      const known = ages.split(',').filter(Boolean).map(Number);
      line.childAges = Array.from({ length: Number(count) }, (_, index) => ageOrNull(known[index]));
    }
  }
}

function ageOrNull(age: number | undefined): number | null {
  return age !== undefined && age >= 2 && age <= 11 ? age : null;
}

/** `20dec`, `20dec26` or `2026-12-20`; null for a date that does not exist. */
function dateOf(word: string, today: string): string | null {
  const [, day = '', name = '', year] = DAY.exec(word) ?? [];
  if (!name) return isDate(word) ? word : null;
  const month = MONTHS.indexOf(name) + 1;
  if (month === 0) return null;
  const on = (full: number) => `${full}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  const thisYear = Number(today.slice(0, 4));
  const date = year ? on(2000 + Number(year)) : on(on(thisYear) < today ? thisYear + 1 : thisYear);
  return isDate(date) ? date : null;
}

function finished({ codes, legs, line }: Draft): OneLineReading {
  if (codes.length > 0 || legs.length === 0) return { fault: 'places', word: codes[0] ?? '' };
  if (legs.length > MOST_JOURNEYS) return { fault: 'many', word: '' };
  const undated = legs.find(({ dates }) => dates.length === 0);
  if (undated) return { fault: 'when', word: `${undated.origin} ${undated.destination}` };
  // Only a trip with a single pair has a return date.
  const most = legs.length > 1 ? 1 : 2;
  const surplus = legs.find(({ dates }) => dates.length > most);
  if (surplus) return { fault: 'days', word: `${surplus.origin} ${surplus.destination}` };
  const [first] = legs;
  line.journeys = legs.map(({ origin, destination, dates }) => ({
    origin,
    destination,
    departureDate: dates[0] ?? '',
  }));
  if (legs.length > 1) return { line: { ...line, trip: 'M' } };
  const back = first?.dates[1];
  return { line: back ? { ...line, trip: 'R', returnDate: back } : line };
}
