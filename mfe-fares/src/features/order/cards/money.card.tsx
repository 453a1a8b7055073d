import type { GroupOrder } from '@jetway/kit-api/fares';
import { useT } from '@jetway/kit-runtime';
import { Card, DescriptionList, Heading, Money, Stack } from '@jetway/kit-ui';

import { useNetHidden } from '../../../shared/fare-orders';
import { TYPES } from '../../../shared/passengers';

/** The price of the group by passenger type, payments, and refunds. */
export function MoneyCard({ order }: { order: GroupOrder }) {
  const t = useT('fares');
  const isNetHidden = useNetHidden();
  const { perType, passengers, amount, agentAmount, penalties, nameFees, paid, refunded, ended } = order;
  const money = (value: string | undefined) => value && <Money value={value} />;
  const lines = TYPES.flatMap(({ type, field }) => {
    const price = perType.find((one) => one.type === type);
    if (!price || passengers[field] === 0) return [];
    return [{ term: t(`counted.${type}`, { count: passengers[field] }), description: <Money value={price.amount} /> }];
  });
  const items = [
    ...lines,
    { term: t('order.money.penalties'), description: money(penalties) },
    { term: t('order.money.nameFees'), description: money(nameFees) },
    { term: t('order.money.total'), description: <Money value={amount} size="lg" /> },
    { term: t('youPay'), description: !isNetHidden && money(agentAmount) },
    { term: t('order.money.paid'), description: !isNetHidden && money(paid) },
    { term: t('order.money.penalty'), description: !isNetHidden && money(ended?.penalty) },
    { term: t('order.money.refunded'), description: !isNetHidden && money(refunded) },
  ];
  return (
    <Card padding="md">
      <Stack gap={3}>
        <Heading level={2} size="md">
          {t('order.money.title')}
        </Heading>
        <DescriptionList items={items.filter(({ description }) => Boolean(description))} />
      </Stack>
    </Card>
  );
}
