import type { Itinerary } from '@jetway/kit-api/flights';
import { useT } from '@jetway/kit-runtime';
import { Button, Money, Text } from '@jetway/kit-ui';

import { useNetHidden } from '../../../shared/desk/net-hidden';
import { Amounts, PriceColumn } from '../../../shared/results/list.styles';

interface PriceBoxProps {
  flight: Pick<Itinerary, 'amount' | 'agentAmount' | 'originalAmount'>;
  isPricing: boolean;
  isCompact?: boolean;
  /** Absent where the select button is elsewhere. */
  onChoose: (() => void) | undefined;
}

/** The customer's price, the net amount where it is visible, and the select button. */
export function PriceBox({ flight, isPricing, isCompact = false, onChoose }: PriceBoxProps) {
  const t = useT('flights');
  const { isNetHidden } = useNetHidden();
  return (
    <PriceColumn>
      <Amounts>
        <Money value={flight.amount} size={isCompact ? 'md' : 'xl'} />
        {!isCompact && (
          <Text size="xs" muted>
            {t('results.card.total')}
          </Text>
        )}
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
        <Button variant="primary" size={isCompact ? 'sm' : 'md'} isPending={isPricing} onPress={onChoose}>
          {t('results.card.select')}
        </Button>
      )}
    </PriceColumn>
  );
}
