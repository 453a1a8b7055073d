import type { HotelOrder } from '@jetway/kit-api/hotels';
import { minorOf } from '@jetway/kit-orders';
import { useT } from '@jetway/kit-runtime';
import { Card, DescriptionList, Heading, Money, Stack } from '@jetway/kit-ui';

import { useNetHidden } from '../../../shared/orders/hotel-orders';

/** The booking's price: the customer's, the printed one, and the agency's where it may be seen. */
export function MoneyCard({ order }: { order: HotelOrder }) {
  const t = useT('hotels');
  const isNetHidden = useNetHidden();
  const { agentAmount, printedAmount, payAtHotel } = order;
  const items = [
    ...order.taxes.map((tax) => ({
      term: tax.payAtHotel ? t('price.atHotel', { name: tax.name }) : tax.name,
      description: <Money value={tax.amount} />,
    })),
    { term: t('price.total'), description: <Money value={order.amount} size="lg" /> },
    { term: t('price.printed'), description: printedAmount && <Money value={printedAmount} /> },
    {
      term: t('price.payAtHotel'),
      description: payAtHotel && minorOf(payAtHotel) > 0n && <Money value={payAtHotel} />,
    },
    { term: t('price.youPay'), description: agentAmount && !isNetHidden && <Money value={agentAmount} /> },
  ];
  return (
    <Card padding="md">
      <Stack gap={3}>
        <Heading level={2} size="md">
          {t('price.title')}
        </Heading>
        <DescriptionList items={items.filter(({ description }) => Boolean(description))} />
      </Stack>
    </Card>
  );
}
