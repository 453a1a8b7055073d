import type { TimeWindow } from './filters';
import { timeNumber } from '../../../shared/results/sort';

/** Parts of a day by start hour, as keys of `results.filters.windows`. */
export const DAY_PARTS = {
  '0': { from: '00:00', to: '05:59' },
  '6': { from: '06:00', to: '11:59' },
  '12': { from: '12:00', to: '17:59' },
  '18': { from: '18:00', to: '23:59' },
} as const satisfies Record<string, TimeWindow>;
export type DayPart = keyof typeof DAY_PARTS;
export const DAY_PART_KEYS: readonly DayPart[] = ['0', '6', '12', '18'];

/** The part of the day a time window covers; undefined for any other window. */
export function dayPartOf(window: TimeWindow | null): DayPart | undefined {
  return DAY_PART_KEYS.find((key) => DAY_PARTS[key].from === window?.from && DAY_PARTS[key].to === window.to);
}

/** The part of the day of an "HH:MM". */
export function dayPartAt(time: string | undefined): DayPart | undefined {
  return time === undefined
    ? undefined
    : DAY_PART_KEYS.findLast((key) => timeNumber(time) >= timeNumber(DAY_PARTS[key].from));
}
