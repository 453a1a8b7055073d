import { useT } from '@jetway/kit-runtime';
import { useLocation, useNavigate } from '@jetway/kit-runtime/router';
import { isRouteErrorResponse, useRouteError } from '@jetway/kit-runtime/shell';
import { ErrorState } from '@jetway/kit-ui';
import { useEffect } from 'react';

import { reloadWithinLimit } from '../../modules/reload-guard';
import { ModuleLoadError } from '../../modules/retry';
import { FailureScreen } from './failure-screen';
import { Middle } from './middle';
import { NotFoundPage } from './not-found.page';

/** Stands in a page's place when it is missing, cannot be fetched or broke; the frame around it goes on working. */
export function SlotFailure() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  if (error instanceof ModuleLoadError) return <MissingModule error={error} />;
  return <FailureScreen error={error} />;
}

/** Modules a person has asked for again; when that fails too, a fresh page is the next remedy. */
const askedAgain = new Set<string>();

function MissingModule({ error }: { error: ModuleLoadError }) {
  const t = useT('shell');
  const navigate = useNavigate();
  const location = useLocation();
  useEffect(() => {
    // The screen tells a person what to do; whoever looks after the module needs the reason.
    console.warn(error.message, error.cause);
    if (askedAgain.delete(error.moduleId)) reloadWithinLimit();
  }, [error]);
  const askAgain = () => {
    askedAgain.add(error.moduleId);
    void navigate(location, { replace: true });
  };
  return (
    <Middle>
      <ErrorState level={1} title={t('slot.heading')} text={t('slot.text')} onRetry={askAgain} />
    </Middle>
  );
}
