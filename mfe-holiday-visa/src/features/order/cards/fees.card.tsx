import type { VisaOrder } from '@jetway/kit-api/visas';
import { formatDateTime } from '@jetway/kit-domain';
import { minorOf } from '@jetway/kit-orders';
import { useLocaleTag, useT } from '@jetway/kit-runtime';
import { Card, DescriptionList, Heading, Money, Stack } from '@jetway/kit-ui';

import { useNetHidden } from '../../../shared/orders/visa-orders';

/** The fees of all applicants, and what a cancellation returned. */
export function FeesCard({ order }: { order: VisaOrder }) {
  const t = useT('visas');
  const locale = useLocaleTag();
  const isNetHidden = useNetHidden();
  const { fees, amount, agentAmount, cancelled } = order;
  const items = [
    { term: t('words.fees.embassy'), description: <Money value={fees.embassy} /> },
    { term: t('words.fees.service'), description: <Money value={fees.service} /> },
    {
      term: t('words.fees.express'),
      description: fees.express && minorOf(fees.express) > 0n && <Money value={fees.express} />,
    },
    { term: t('words.fees.vat'), description: minorOf(fees.vat) > 0n && <Money value={fees.vat} /> },
    { term: t('words.fees.total'), description: <Money value={amount} size="lg" /> },
    { term: t('words.fees.youPay'), description: agentAmount && !isNetHidden && <Money value={agentAmount} /> },
    { term: t('order.cancelledAt'), description: cancelled && formatDateTime(cancelled.at, locale) },
    { term: t('order.cancel.fee'), description: cancelled && <Money value={cancelled.fee} /> },
    {
      term: t('order.cancel.refund'),
      description: cancelled?.refund && !isNetHidden && <Money value={cancelled.refund} />,
    },
  ];
  return (
    <Card padding="md">
      <Stack gap={3}>
        <Heading level={2} size="md">
          {t('order.fees')}
        </Heading>
        <DescriptionList items={items.filter(({ description }) => Boolean(description))} />
      </Stack>
    </Card>
  );
}
