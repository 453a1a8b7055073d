import { paths, useT } from '@jetway/kit-runtime';
import { EmptyState, LinkButton } from '@jetway/kit-ui';

/** Where the guard sends someone who lacks a page's feature. */
export function AccessDeniedPage() {
  const t = useT('shell');
  return (
    <EmptyState
      title={t('accessDenied.heading')}
      text={t('accessDenied.text')}
      action={<LinkButton href={paths.searchpad()}>{t('accessDenied.action')}</LinkButton>}
    />
  );
}
