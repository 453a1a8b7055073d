import { paths, useT } from '@jetway/kit-runtime';
import { EmptyState, LinkButton } from '@jetway/kit-ui';

import { Middle } from './middle';

/** An address nobody owns, or one that does not exist for this visitor. */
export function NotFoundPage() {
  const t = useT('shell');
  return (
    <Middle>
      <EmptyState
        level={1}
        title={t('notFound.heading')}
        text={t('notFound.text')}
        action={
          <LinkButton variant="primary" href={paths.home()}>
            {t('notFound.action')}
          </LinkButton>
        }
      />
    </Middle>
  );
}
