import type { AirPriceResponse } from '@jetway/kit-api/flights';
import { difference } from '@jetway/kit-orders';
import { useT } from '@jetway/kit-runtime';
import { Button, DescriptionList, Dialog, Money, Stack, Text } from '@jetway/kit-ui';

import { fareChangeOf, kindOf, toldChanges } from '../../../shared/trip/fare-change';
import { FareChangeFacts } from '../../../shared/trip/fare-change.facts';

interface PriceChangeProps {
  pricing: AirPriceResponse;
  onAccept: () => void;
  onLeave: () => void;
}

/** Asks the agent to accept a fare that differs from the selected one. */
export function PriceChange({ pricing, onAccept, onLeave }: PriceChangeProps) {
  const t = useT('flights');
  const change = changeIn(pricing);
  const kind = change ? kindOf(change) : 'price';
  return (
    <Dialog
      isOpen
      onOpenChange={onLeave}
      dismissal="keyboard"
      role="alertdialog"
      title={t(`booking.changed.title.${kind}`)}
      footer={
        <>
          <Button variant="ghost" onPress={onLeave}>
            {t('results.changed.leave')}
          </Button>
          <Button variant="primary" onPress={onAccept}>
            {t('results.changed.accept')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Text>{t(`booking.changed.text.${kind}`)}</Text>
        {change && <FareChangeFacts change={change} />}
        {!change?.price && pricing.current && <Unchanged amount={pricing.current.customerTotal} />}
      </Stack>
    </Dialog>
  );
}

function Unchanged({ amount }: { amount: string }) {
  const t = useT('flights');
  return (
    <DescriptionList
      items={[{ term: t('booking.changed.current'), description: <Money value={amount} size="lg" /> }]}
    />
  );
}

function changeIn(pricing: AirPriceResponse) {
  const { previous, current } = pricing;
  const price =
    previous && current
      ? { previous, current, delta: difference(current.customerTotal, previous.customerTotal) }
      : null;
  return fareChangeOf(price, toldChanges(pricing));
}
