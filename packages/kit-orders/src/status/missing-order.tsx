import { paths } from '@jetway/kit-runtime';
import { EmptyState, LinkButton } from '@jetway/kit-ui';

import { useOrderT } from '../host';

/** Shown for an order that does not exist or belongs to another agency; leads to the product's bookings. */
export function MissingOrder({ href = paths.myBookings() }: { href?: string }) {
  const t = useOrderT();
  return (
    <EmptyState
      level={1}
      title={t('orders.missing.title')}
      text={t('orders.missing.text')}
      action={
        <LinkButton variant="primary" href={href}>
          {t('orders.missing.action')}
        </LinkButton>
      }
    />
  );
}
