import type { Itinerary } from '@jetway/kit-api/flights';
import { formatDuration } from '@jetway/kit-domain';
import { useLocaleTag, useT } from '@jetway/kit-runtime';
import { AirlineBadge, Dialog, media, Money, styled } from '@jetway/kit-ui';
import type { ReactNode } from 'react';

import { sellingAirlines } from '../../../shared/trip/flight-numbers';
import { OperatedBy } from '../../../shared/trip/operated-by';
import { inWords } from '../../../shared/wire-words';
import { useConditionText } from '../../../shared/use-condition-text';
import { ownBrand } from '../state/brands';

const Scroll = styled.div`
  overflow-x: auto;

  table {
    inline-size: 100%;
    border-collapse: collapse;
    font-size: var(--jw-text-sm);
  }

  th,
  td {
    min-inline-size: 9rem;
    padding: var(--jw-space-3);
    border-block-end: 1px solid var(--jw-border);
    text-align: start;
    vertical-align: top;
  }

  th[scope='row'] {
    min-inline-size: 7rem;
    color: var(--jw-text-muted);
    font-weight: 500;
  }

  /* Two flights beside their headings; more are scrolled to. */
  ${media.phone} {
    th,
    td {
      min-inline-size: 7.75rem;
      padding: var(--jw-space-2);
    }

    td:empty,
    th[scope='row'] {
      min-inline-size: 4.5rem;
    }
  }
`;

/** Time and place, without wrapping and in reading order. */
const Unbroken = styled.bdi`
  white-space: nowrap;
`;

/** Selected flights side by side. */
export function CompareDialog({ flights, onClose }: { flights: Itinerary[]; onClose: () => void }) {
  const t = useT('flights');
  const locale = useLocaleTag();
  const condition = useConditionText();
  const conditionOf = (flight: Itinerary, of: 'change' | 'refund') => {
    const brand = ownBrand(flight);
    return brand && condition(brand[of]);
  };
  const rows: [string, (flight: Itinerary) => ReactNode][] = [
    [t('results.compare.price'), ({ amount }) => <Money value={amount} size="md" />],
    [t('results.compare.journeys'), (flight) => <Journeys flight={flight} />],
    [t('results.compare.duration'), ({ duration }) => formatDuration(duration, locale)],
    [t('results.filters.stops'), ({ stopKey }) => t(`results.filters.stopKeys.${stopKey}`)],
    [t('order.trip.brand'), (flight) => ownBrand(flight)?.name],
    [t('results.card.baggage'), ({ baggageSummary }) => inWords(t, baggageSummary)],
    [t('results.brands.change'), (flight) => conditionOf(flight, 'change')],
    [t('results.brands.refund'), (flight) => conditionOf(flight, 'refund')],
    [
      t('results.compare.issue'),
      ({ fareType }) => t(fareType === 'Instant' ? 'results.card.instant' : 'results.card.onHold'),
    ],
  ];
  return (
    <Dialog isOpen onOpenChange={onClose} size="xl" title={t('results.quote.compare')}>
      <Scroll tabIndex={0} role="region" aria-label={t('results.quote.compare')}>
        <table>
          <thead>
            <tr>
              <td />
              {flights.map(({ itineraryId, airlineCode, airlineName, segments }) => (
                <th key={itineraryId} scope="col">
                  <AirlineBadge code={airlineCode} name={sellingAirlines(segments, airlineName)} showName />
                  <OperatedBy segments={segments} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, cell]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {flights.map((flight) => (
                  <td key={flight.itineraryId}>{cell(flight)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
    </Dialog>
  );
}

function Journeys({ flight: { flightSummary } }: { flight: Itinerary }) {
  return flightSummary.map((journey, index) => (
    <div key={index}>
      <Unbroken>
        {journey.departureTime} {journey.departureAirportCode}
      </Unbroken>
      {' – '}
      <Unbroken>
        {journey.arrivalTime} {journey.arrivalAirportCode}
      </Unbroken>
    </div>
  ));
}
