import type { Itinerary } from '@jetway/kit-api/flights';
import { useT } from '@jetway/kit-runtime';
import { Button, Money, styled } from '@jetway/kit-ui';

import { JourneyBars } from './journey.bars';

const Option = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  align-items: center;
  gap: var(--jw-space-4);
  padding-block: var(--jw-space-3);

  & + & {
    border-block-start: 1px solid var(--jw-border);
  }
`;

interface MorePanelProps {
  flights: Itinerary[];
  isPricing: boolean;
  onChoose: (itineraryId: string) => void;
}

/** The same airline and price at other times of the day. */
export function MorePanel({ flights, isPricing, onChoose }: MorePanelProps) {
  const t = useT('flights');
  return (
    <div>
      {flights.map((flight) => (
        <Option key={flight.itineraryId}>
          <JourneyBars flight={flight} />
          <Money value={flight.amount} size="md" />
          <Button size="sm" isDisabled={isPricing} onPress={() => onChoose(flight.itineraryId)}>
            {t('results.card.select')}
          </Button>
        </Option>
      ))}
    </div>
  );
}
