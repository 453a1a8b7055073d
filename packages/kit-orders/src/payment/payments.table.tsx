import type { OnlinePayment } from '@jetway/kit-api/payment';
import { formatDateTime } from '@jetway/kit-domain';
import { useLocaleTag } from '@jetway/kit-runtime';
import { Badge, Money, Stack, Table, Text } from '@jetway/kit-ui';

import { useNetHidden, useOrderT } from '../host';

const TONE = {
  created: 'info',
  pending: 'info',
  paid: 'success',
  failed: 'danger',
  cancelled: 'neutral',
  expired: 'neutral',
  review: 'danger',
} as const satisfies Record<OnlinePayment['state'], string>;

/** The payments of an order at payment providers, with the outcome of each. */
export function PaymentsTable({ payments }: { payments: OnlinePayment[] }) {
  const t = useOrderT();
  const locale = useLocaleTag();
  const isNetHidden = useNetHidden();
  if (payments.length === 0) return <Text muted>{t('orders.payments.none')}</Text>;
  const amounts = [
    { id: 'total', title: t('orders.payments.total'), render: ({ total }: OnlinePayment) => <Money value={total} /> },
    { id: 'fee', title: t('orders.payments.fee'), render: ({ fee }: OnlinePayment) => <Money value={fee} /> },
  ];
  return (
    <Table
      caption={t('orders.payments.title')}
      rows={payments}
      rowKey={(payment: OnlinePayment) => payment.paymentId}
      columns={[
        {
          id: 'at',
          title: t('orders.payments.at'),
          render: ({ startedAt, startedBy }: OnlinePayment) => (
            <Stack gap={1}>
              <Text>{formatDateTime(startedAt, locale)}</Text>
              <Text size="xs" muted>
                {startedBy}
              </Text>
            </Stack>
          ),
        },
        ...(isNetHidden ? [] : amounts),
        {
          id: 'state',
          title: t('orders.payments.state'),
          render: ({ state, landing }: OnlinePayment) => (
            <Badge tone={TONE[state]}>
              {t(landing ? `orders.payments.landings.${landing}` : `orders.payments.states.${state}`)}
            </Badge>
          ),
        },
      ]}
    />
  );
}
