import type { Itinerary } from '@jetway/kit-api/flights';
import { useT } from '@jetway/kit-runtime';
import { Button, Money, Text } from '@jetway/kit-ui';

import { useNetHidden } from '../../../shared/desk/net-hidden';
import { Amounts, PriceColumn } from './list.styles';

interface PriceBoxProps {
  flight: Pick<Itinerary, 'amount' | 'agentAmount' | 'originalAmount'>;
  isPricing: boolean;
  /** Absent where the way on stands elsewhere. */
  onChoose: (() => void) | undefined;
}

/** What the customer pays, what the agent pays where that may be shown, and the way on. */
export function PriceBox({ flight, isPricing, onChoose }: PriceBoxProps) {
  const t = useT('flights');
  const { isNetHidden } = useNetHidden();
  return (
    <PriceColumn>
      <Amounts>
        <Money value={flight.amount} size="xl" />
        <Text size="xs" muted>
          {t('results.card.total')}
        </Text>
        {flight.originalAmount && (
          <Text size="xs" muted>
            {t('results.card.charged')} <Money value={flight.originalAmount} />
          </Text>
        )}
        {flight.agentAmount && !isNetHidden && (
          <Text size="xs" muted>
            {t('results.card.yourPrice')} <Money value={flight.agentAmount} />
          </Text>
        )}
      </Amounts>
      {onChoose && (
        <Button variant="primary" isPending={isPricing} onPress={onChoose}>
          {t('results.card.select')}
        </Button>
      )}
    </PriceColumn>
  );
}
