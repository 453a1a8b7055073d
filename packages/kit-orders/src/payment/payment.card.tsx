import { Feature, formatDateTime } from '@jetway/kit-domain';
import { paths, useLocaleTag, useSession } from '@jetway/kit-runtime';
import { Link } from '@jetway/kit-runtime/router';
import { Badge, Card, Code, DescriptionList, Heading, Inline, Money, Stack } from '@jetway/kit-ui';

import { useNetHidden, useOrderT } from '../host';
import type { OrderFacts } from '../order-facts';

const TONE = { none: 'neutral', held: 'warning', paid: 'success' } as const;

/** How far an order is paid. */
export function PaymentCard({ payment }: Pick<OrderFacts, 'payment'>) {
  const t = useOrderT();
  return (
    <Card padding="md">
      <Stack gap={3}>
        <Inline justify="space-between">
          <Heading level={2} size="md">
            {t('orders.payment.title')}
          </Heading>
          <Badge tone={TONE[payment.state]}>{t(`orders.payment.${payment.state}`)}</Badge>
        </Inline>
        {payment.state === 'paid' && <Receipt payment={payment} />}
      </Stack>
    </Card>
  );
}

function Receipt({ payment: { paid, paidAt, journalId } }: Pick<OrderFacts, 'payment'>) {
  const t = useOrderT();
  const locale = useLocaleTag();
  const { can } = useSession();
  const isNetHidden = useNetHidden();
  const entry =
    journalId &&
    (can(Feature.ShowAllTransactions) ? (
      <Link to={paths.transactions()}>{t('orders.payment.open')}</Link>
    ) : (
      <Code>{journalId}</Code>
    ));
  const items = [
    { term: t('orders.payment.amount'), description: paid && !isNetHidden && <Money value={paid} /> },
    { term: t('orders.payment.at'), description: paidAt && formatDateTime(paidAt, locale) },
    { term: t('orders.payment.entry'), description: entry },
  ];
  return <DescriptionList items={items.filter(({ description }) => Boolean(description))} />;
}
