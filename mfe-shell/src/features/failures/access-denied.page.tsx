import { paths, useT } from '@jetway/kit-runtime';
import { EmptyState, LinkButton } from '@jetway/kit-ui';

import { Middle } from './middle';

/** Shown to users who lack a page's feature. */
export function AccessDeniedPage() {
  const t = useT('shell');
  return (
    <Middle>
      <EmptyState
        level={1}
        title={t('accessDenied.heading')}
        text={t('accessDenied.text')}
        action={
          <LinkButton variant="primary" href={paths.searchpad()}>
            {t('accessDenied.action')}
          </LinkButton>
        }
      />
    </Middle>
  );
}
