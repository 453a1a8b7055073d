import { plainDigits } from '@jetway/kit-domain';

import type { HolidayDeparture } from '../../../api/endpoints/holidays';

const LINE = /^(\d{4}-\d\d-\d\d)[\s,;:]+(\d{1,4})$/;
const DAY_MS = 86_400_000;
export const MOST_DEPARTURES = 400;
const MOST_SEATS = 1_000;

/** Departures as they are typed: a day and its seats, one a line. */
export function departuresText(departures: readonly HolidayDeparture[]): string {
  return departures.map(({ date, seats }) => `${date} ${seats}`).join('\n');
}

/** Departures by date, or what is wrong with the first line that cannot be read. */
export function departuresOf(text: string): { list: HolidayDeparture[]; fault?: string } {
  const list: HolidayDeparture[] = [];
  const known = new Set<string>();
  for (const [at, line] of text.split('\n').entries()) {
    if (!line.trim()) continue;
    const [, date = '', seats = ''] = LINE.exec(plainDigits(line).trim()) ?? [];
    const count = Number(seats);
    if (!isDay(date) || count < 1 || count > MOST_SEATS)
      return { list, fault: `Line ${at + 1}: write a day and its seats, such as 2027-01-10 20.` };
    if (known.has(date)) return { list, fault: `Line ${at + 1}: ${date} is there already.` };
    known.add(date);
    list.push({ date, seats: count });
  }
  if (list.length > MOST_DEPARTURES) return { list, fault: `At most ${MOST_DEPARTURES} departures.` };
  return { list: list.toSorted((one, other) => one.date.localeCompare(other.date)) };
}

function isDay(date: string): boolean {
  const at = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(date);
}

/** The days from `first` to `last`, every `step` days; none when they cannot be. */
export function daysBetween(first: string, last: string, step: number): string[] {
  if (!isDay(first) || !isDay(last) || step < 1) return [];
  const days: string[] = [];
  for (let at = Date.parse(first); at <= Date.parse(last) && days.length <= MOST_DEPARTURES; at += step * DAY_MS)
    days.push(new Date(at).toISOString().slice(0, 10));
  return days;
}

/** The text with a line for each of the days that has none yet, by date. */
export function withDays(text: string, days: readonly string[], seats: number): string {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const fresh = days.filter((day) => !lines.some((line) => line.startsWith(day)));
  return [...lines, ...fresh.map((day) => `${day} ${seats}`)].toSorted().join('\n');
}
