import type { SharedFlight } from '@jetway/kit-api/flights';
import { useT } from '@jetway/kit-runtime';
import { Badge, Inline, Money, Stack, Text } from '@jetway/kit-ui';

import { flightNumbers } from '../../shared/trip/flight-numbers';
import { JourneySummaries } from '../../shared/trip/journey-summaries';
import { inWords } from '../../shared/wire-words';
import { FlightBox, Price } from './proposal.styles';

type Shown = Pick<
  SharedFlight,
  'airlineCode' | 'airlineName' | 'flightSummary' | 'segments' | 'baggageSummary' | 'refundable' | 'amount'
> & { brand?: string };

/** A flight as the client sees it: times, included services, total price. */
export function ProposedFlight({ flight, label }: { flight: Shown; label: string }) {
  const t = useT('flights');
  const numbers = flightNumbers(flight.segments);
  return (
    <FlightBox aria-label={label}>
      <Stack gap={3}>
        <JourneySummaries
          airlineCode={flight.airlineCode}
          airlineName={flight.airlineName}
          journeys={flight.flightSummary}
          segments={flight.segments}
        />
        <Text size="sm" muted>
          <bdi>{numbers}</bdi>
        </Text>
        <Inline gap={2} wrap>
          {flight.brand && <Badge>{flight.brand}</Badge>}
          <Badge>
            {t('results.card.baggage')}: {inWords(t, flight.baggageSummary)}
          </Badge>
          <Badge tone={flight.refundable ? 'success' : 'neutral'}>
            {t(flight.refundable ? 'results.card.refundable' : 'results.card.nonRefundable')}
          </Badge>
        </Inline>
      </Stack>
      <Price>
        <Money value={flight.amount} size="xl" />
        <Text size="xs" muted>
          {t('results.card.total')}
        </Text>
      </Price>
    </FlightBox>
  );
}
