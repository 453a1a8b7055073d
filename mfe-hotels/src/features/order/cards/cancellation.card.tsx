import type { HotelOrder } from '@jetway/kit-api/hotels';
import { formatDateTime } from '@jetway/kit-domain';
import { useLocaleTag, useT } from '@jetway/kit-runtime';
import { Card, DescriptionList, Heading, Money, Stack } from '@jetway/kit-ui';

import { CancellationTerms } from '../../../shared/orders/cancellation-terms';
import { refundItems } from '../../../shared/orders/refund-items';

/** The cancellation fees, or the fee charged. */
export function CancellationCard({ order }: { order: HotelOrder }) {
  const t = useT('hotels');
  const locale = useLocaleTag();
  const { cancelled } = order;
  return (
    <Card padding="md">
      <Stack gap={3}>
        <Heading level={2} size="md">
          {t('booking.cancellation')}
        </Heading>
        {cancelled ? (
          <DescriptionList
            items={[
              { term: t('order.cancelledAt'), description: formatDateTime(cancelled.at, locale) },
              { term: t('order.cancel.fee'), description: <Money value={cancelled.fee} /> },
              ...refundItems(cancelled, t('order.cancel.refund')),
            ]}
          />
        ) : (
          <CancellationTerms terms={order} />
        )}
      </Stack>
    </Card>
  );
}
