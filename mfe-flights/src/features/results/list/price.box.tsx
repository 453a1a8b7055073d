import type { Itinerary } from '@jetway/kit-api/flights';
import { useT } from '@jetway/kit-runtime';
import { Button, Money, Stack, Text } from '@jetway/kit-ui';

import { PriceColumn } from './list.styles';

interface PriceBoxProps {
  flight: Pick<Itinerary, 'amount' | 'agentAmount'>;
  isPricing: boolean;
  onChoose: () => void;
}

/** What the customer pays, what the agent pays where that may be shown, and the way on. */
export function PriceBox({ flight, isPricing, onChoose }: PriceBoxProps) {
  const t = useT('flights');
  return (
    <PriceColumn>
      <Stack gap={1} align="end">
        <Money value={flight.amount} size="xl" />
        <Text size="xs" muted>
          {t('results.card.total')}
        </Text>
        {flight.agentAmount && (
          <Text size="xs" muted>
            {t('results.card.yourPrice')} <Money value={flight.agentAmount} />
          </Text>
        )}
      </Stack>
      <Button variant="primary" isPending={isPricing} onPress={onChoose}>
        {t('results.card.select')}
      </Button>
    </PriceColumn>
  );
}
