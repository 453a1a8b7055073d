import { paths, useT } from '@jetway/kit-runtime';
import { EmptyState, LinkButton } from '@jetway/kit-ui';

/** An address nobody owns, or one that does not exist for this visitor. */
export function NotFoundPage() {
  const t = useT('shell');
  return (
    <EmptyState
      title={t('notFound.heading')}
      text={t('notFound.text')}
      action={<LinkButton href={paths.home()}>{t('notFound.action')}</LinkButton>}
    />
  );
}
