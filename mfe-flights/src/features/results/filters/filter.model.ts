import { dayPartOf } from '../state/day-parts';
import type { Filters, JourneyFilter } from '../state/filters';
import { NO_FILTERS } from '../state/filters';

export const NO_JOURNEY_FILTER: JourneyFilter = { stops: [], departure: null, arrival: null };

/** An active filter and its removal. */
export interface ActiveFilter {
  id: string;
  kind: keyof Filters;
  /** The value it selects, for its label. */
  value: string;
  without: Partial<Filters>;
}

const LISTS = [
  'stops',
  'airlines',
  'alliances',
  'layoverAirports',
  'departureAirports',
  'arrivalAirports',
  'baggage',
] as const;
const RANGES = ['price', 'durationMinutes', 'layoverMinutes'] as const;

/** All active filters, one per value. */
export function activeFilters(filters: Filters): ActiveFilter[] {
  const lists = LISTS.flatMap((kind) =>
    filters[kind].map((value) => ({
      id: `${kind}:${value}`,
      kind,
      value,
      without: { [kind]: filters[kind].filter((other) => other !== value) },
    })),
  );
  const windows = filters.departureWindows.map((window) => ({
    id: `departureWindows:${window.from}`,
    kind: 'departureWindows' as const,
    value: dayPartOf(window) ?? '',
    without: { departureWindows: filters.departureWindows.filter((other) => other !== window) },
  }));
  const ranges = RANGES.filter((kind) => filters[kind]).map((kind) => ({
    id: kind,
    kind,
    value: '',
    without: { [kind]: null },
  }));
  const refundable = filters.refundableOnly
    ? [{ id: 'refundable', kind: 'refundableOnly' as const, value: '', without: { refundableOnly: false } }]
    : [];
  const journeys = Object.keys(filters.journeys)
    .map(Number)
    .filter((index) => isJourneyActive(filters.journeys[index]))
    .map((index) => ({
      id: `journeys:${index}`,
      kind: 'journeys' as const,
      value: String(index + 1),
      without: { journeys: { ...filters.journeys, [index]: NO_JOURNEY_FILTER } },
    }));
  return [...lists, ...windows, ...ranges, ...refundable, ...journeys];
}

function isJourneyActive(filter: JourneyFilter = NO_JOURNEY_FILTER): boolean {
  return filter.stops.length > 0 || filter.departure !== null || filter.arrival !== null;
}

export function isFiltered(filters: Filters): boolean {
  return filters !== NO_FILTERS && activeFilters(filters).length > 0;
}
