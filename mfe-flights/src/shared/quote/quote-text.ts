import type { Itinerary, Segment } from '@jetway/kit-api/flights';
import { formatDate, formatMoney } from '@jetway/kit-domain';

import { sellingAirlines } from '../trip/flight-numbers';
import { inWords } from '../wire-words';

type Words = (key: string, values?: Record<string, string | number>) => string;

/** A flight for a client, from a search or a proposal. */
export type Quoted = Pick<Itinerary, 'airlineName' | 'amount' | 'baggageSummary' | 'refundable'> & {
  segments: Segment[];
  /** Name of the fare. */
  brand?: string;
  /** The charged amount, where `amount` is converted for display. */
  originalAmount?: string;
  /** Instant until which it can be booked. */
  expiresAt?: string;
};

interface Reader {
  t: Words;
  /** Locale tag. */
  locale: string;
  /** From `useDeadline`. */
  deadline: (instant: string) => string;
}

/** Flights as a chat message: flights, baggage, total price and expiry. Never net amounts. */
export function quoteText(flights: readonly Quoted[], reader: Reader): string {
  const { t, locale } = reader;
  const title = ({ segments, airlineName, brand }: Quoted) =>
    [sellingAirlines(segments, airlineName), brand].filter(Boolean).join(' · ');
  const one = (flight: Quoted, index: number) =>
    [
      `${flights.length > 1 ? `${index + 1}. ` : ''}${title(flight)}`,
      ...flight.segments.map((segment) => segmentLine(segment, t, locale)),
      `${t('results.card.baggage')}: ${inWords(t, flight.baggageSummary)} · ${t(flight.refundable ? 'results.card.refundable' : 'results.card.nonRefundable')}`,
      t('results.quote.price', { amount: formatMoney(flight.amount, locale) }),
      ...(flight.originalAmount
        ? [t('results.quote.converted', { amount: formatMoney(flight.originalAmount, locale) })]
        : []),
    ].join('\n');
  return [...flights.map(one), validity(flights, reader)].join('\n\n');
}

/** Until the earliest expiry. */
function validity(flights: readonly Quoted[], { t, deadline }: Reader): string {
  const until = flights.flatMap(({ expiresAt }) => expiresAt ?? []).sort()[0];
  return until ? t('results.quote.validUntil', { until: deadline(until) }) : t('results.quote.valid');
}

const DAY_MS = 86_400_000;

function segmentLine({ marketing, operating, origin, destination }: Segment, t: Words, locale: string): string {
  const time = (local: string) => local.slice(11);
  const day = (local: string) => local.slice(0, 10);
  const days = (Date.parse(day(destination.local)) - Date.parse(day(origin.local))) / DAY_MS;
  // A flight across the date line may land the day before.
  const otherDay = days === 0 ? '' : ` ${days > 0 ? '+' : '−'}${Math.abs(days)}`;
  const flownBy =
    operating.code === marketing.code ? '' : ` · ${t('results.details.operatedBy', { airline: operating.name })}`;
  return `${formatDate(day(origin.local), locale)}  ${marketing.code} ${marketing.number}  ${time(origin.local)} ${origin.city} (${origin.code}) – ${time(destination.local)}${otherDay} ${destination.city} (${destination.code})${flownBy}`;
}
