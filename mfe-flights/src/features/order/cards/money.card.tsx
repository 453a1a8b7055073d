import type { Order } from '@jetway/kit-api/flights';
import { Feature, formatDateTime } from '@jetway/kit-domain';
import { paths, useLocaleTag, useSession, useT } from '@jetway/kit-runtime';
import { Link } from '@jetway/kit-runtime/router';
import { Badge, Card, Code, DescriptionList, Heading, Inline, Money, Stack } from '@jetway/kit-ui';

import { NetSwitch } from '../../../shared/desk/net.switch';
import { useNetHidden, useNetKey } from '../../../shared/desk/net-hidden';
import { FareTable } from '../../../shared/trip/fare-table';

const PAYMENT_TONE = { none: 'neutral', held: 'warning', paid: 'success' } as const;

/** The order's price and what has been paid. */
export function MoneyCard({ order }: { order: Order }) {
  const t = useT('flights');
  useNetKey();
  return (
    <Stack gap={5}>
      <Card padding="md">
        <Stack gap={3}>
          <Heading level={2} size="md">
            {t('order.fare')}
          </Heading>
          <FareTable fare={order.fare} />
          <NetSwitch />
        </Stack>
      </Card>
      <Card padding="md">
        <Stack gap={3}>
          <Inline justify="space-between">
            <Heading level={2} size="md">
              {t('order.payment.title')}
            </Heading>
            <Badge tone={PAYMENT_TONE[order.payment.state]}>{t(`order.payment.${order.payment.state}`)}</Badge>
          </Inline>
          {order.payment.state === 'paid' && <Receipt payment={order.payment} />}
        </Stack>
      </Card>
    </Stack>
  );
}

function Receipt({ payment: { paid, paidAt, journalId } }: { payment: Order['payment'] }) {
  const t = useT('flights');
  const locale = useLocaleTag();
  const { can } = useSession();
  const { isNetHidden } = useNetHidden();
  const entry = journalId && (can(Feature.ShowAllTransactions) ? <Link to={paths.transactions()}>{t('order.payment.open')}</Link> : <Code>{journalId}</Code>);
  const items = [
    { term: t('order.payment.amount'), description: paid && !isNetHidden && <Money value={paid} /> },
    { term: t('order.payment.at'), description: paidAt && formatDateTime(paidAt, locale) },
    { term: t('order.payment.entry'), description: entry },
  ];
  return <DescriptionList items={items.filter(({ description }) => Boolean(description))} />;
}
