import { useAirGetOrderQuery } from '@jetway/kit-api/flights';
import { useT } from '@jetway/kit-runtime';
import { useSearchParams } from '@jetway/kit-runtime/router';
import { PageHeader, Stack } from '@jetway/kit-ui';

/** `/flight-order?reference=`: one order, what happened to it and what can be done. */
export function OrderPage() {
  const t = useT('flights');
  const [query] = useSearchParams();
  const order = useAirGetOrderQuery({ orderReference: query.get('reference') ?? '' });
  return (
    <Stack gap={6}>
      <PageHeader title={order.data?.orderReference ?? t('order.title')} />
    </Stack>
  );
}
