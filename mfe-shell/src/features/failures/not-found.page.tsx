import { paths, useSession, useT } from '@jetway/kit-runtime';
import { EmptyState, LinkButton } from '@jetway/kit-ui';

import { Middle } from './middle';

/** Unknown addresses, and those that do not exist for this user. */
export function NotFoundPage() {
  const t = useT('shell');
  const { signedIn } = useSession();
  return (
    <Middle>
      <EmptyState
        level={1}
        title={t('notFound.heading')}
        text={t('notFound.text')}
        action={
          <LinkButton variant="primary" href={signedIn ? paths.searchpad() : paths.home()}>
            {t(signedIn ? 'accessDenied.action' : 'notFound.action')}
          </LinkButton>
        }
      />
    </Middle>
  );
}
