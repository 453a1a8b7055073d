import { paths, useT } from '@jetway/kit-runtime';
import { EmptyState, LinkButton } from '@jetway/kit-ui';

/** Shown for an order that does not exist or belongs to another agency. */
export function MissingOrder() {
  const t = useT('flights');
  return (
    <EmptyState
      level={1}
      title={t('order.missing.title')}
      text={t('order.missing.text')}
      action={
        <LinkButton variant="primary" href={paths.myBookings()}>
          {t('order.missing.action')}
        </LinkButton>
      }
    />
  );
}
