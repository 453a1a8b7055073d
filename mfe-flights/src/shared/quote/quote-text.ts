import type { Itinerary, Segment } from '@jetway/kit-api/flights';
import { formatDate, formatMoney } from '@jetway/kit-domain';

import { inWords } from '../wire-words';

type Words = (key: string, values?: Record<string, string | number>) => string;
type Quoted = Pick<Itinerary, 'airlineName' | 'amount' | 'baggageSummary' | 'refundable'> & { segments: Segment[] };

/** Flights as a message for a chat: what is flown, what it carries, what everyone together pays. Never what the agency pays. */
export function quoteText(flights: readonly Quoted[], t: Words, locale: string): string {
  const one = (flight: Quoted, index: number) =>
    [
      `${flights.length > 1 ? `${index + 1}. ` : ''}${flight.airlineName}`,
      ...flight.segments.map((segment) => segmentLine(segment, locale)),
      `${t('results.card.baggage')}: ${inWords(t, flight.baggageSummary)} · ${t(flight.refundable ? 'results.card.refundable' : 'results.card.nonRefundable')}`,
      t('results.quote.price', { amount: formatMoney(flight.amount, locale) }),
    ].join('\n');
  return [...flights.map(one), t('results.quote.valid')].join('\n\n');
}

function segmentLine({ marketing, origin, destination }: Segment, locale: string): string {
  const time = (local: string) => local.slice(11);
  const nextDay = destination.local.slice(0, 10) > origin.local.slice(0, 10) ? ' +1' : '';
  return `${formatDate(origin.local.slice(0, 10), locale)}  ${marketing.code} ${marketing.number}  ${time(origin.local)} ${origin.city} (${origin.code}) – ${time(destination.local)}${nextDay} ${destination.city} (${destination.code})`;
}
