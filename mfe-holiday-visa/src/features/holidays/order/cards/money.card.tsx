import type { HolidayOrder } from '@jetway/kit-api/holidays';
import { useT } from '@jetway/kit-runtime';
import { Card, DescriptionList, Heading, Money, Stack } from '@jetway/kit-ui';

import { useNetHidden } from '../../../../shared/holidays/holiday-orders';

/** The price of the holiday, what has been paid, and what came back. */
export function MoneyCard({ order }: { order: HolidayOrder }) {
  const t = useT('visas');
  const isNetHidden = useNetHidden();
  const { amount, agentAmount, paid, refunded, ended } = order;
  const money = (value: string | undefined) => value && <Money value={value} />;
  const items = [
    { term: t('holidays.quotation.total'), description: <Money value={amount} size="lg" /> },
    { term: t('holidays.youPay'), description: !isNetHidden && money(agentAmount) },
    { term: t('holidays.order.money.paid'), description: !isNetHidden && money(paid) },
    { term: t('holidays.order.money.penalty'), description: !isNetHidden && money(ended?.penalty) },
    { term: t('holidays.order.money.refunded'), description: !isNetHidden && money(refunded) },
  ];
  return (
    <Card padding="md">
      <Stack gap={3}>
        <Heading level={2} size="md">
          {t('holidays.order.money.title')}
        </Heading>
        <DescriptionList items={items.filter(({ description }) => Boolean(description))} />
      </Stack>
    </Card>
  );
}
