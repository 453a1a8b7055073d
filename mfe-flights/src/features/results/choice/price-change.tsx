import type { AirPriceResponse } from '@jetway/kit-api/flights';
import { useT } from '@jetway/kit-runtime';
import { Button, DescriptionList, Dialog, Money, Stack, Text } from '@jetway/kit-ui';

import { difference, minorOf } from '../../../shared/money-text';

interface PriceChangeProps {
  pricing: AirPriceResponse;
  onAccept: () => void;
  onLeave: () => void;
}

/** Asks before a fare goes on that is not the one the agent chose. */
export function PriceChange({ pricing, onAccept, onLeave }: PriceChangeProps) {
  const t = useT('flights');
  return (
    <Dialog
      isOpen
      onOpenChange={onLeave}
      dismissal="keyboard"
      role="alertdialog"
      title={t('results.changed.title')}
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
        <Text>{t('results.changed.text')}</Text>
        <Amounts pricing={pricing} />
      </Stack>
    </Dialog>
  );
}

function Amounts({ pricing: { previous, current } }: { pricing: AirPriceResponse }) {
  const t = useT('flights');
  if (!current) return null;
  const now = { term: t('results.changed.current'), description: <Money value={current.customerTotal} size="lg" /> };
  if (!previous) return <DescriptionList items={[now]} />;
  const isMore = minorOf(current.customerTotal) > minorOf(previous.customerTotal);
  const [high, low] = isMore ? [current, previous] : [previous, current];
  return (
    <DescriptionList
      items={[
        { term: t('results.changed.previous'), description: <Money value={previous.customerTotal} muted /> },
        now,
        {
          term: t(isMore ? 'results.changed.more' : 'results.changed.less'),
          description: <Money value={difference(high.customerTotal, low.customerTotal)} />,
        },
      ]}
    />
  );
}
