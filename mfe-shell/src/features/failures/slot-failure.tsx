import { useT } from '@jetway/kit-runtime';
import { useLocation, useNavigate, useNavigation } from '@jetway/kit-runtime/router';
import { isRouteErrorResponse, useRouteError } from '@jetway/kit-runtime/shell';
import { ErrorState } from '@jetway/kit-ui';
import { useEffect } from 'react';

import { page, reloadWithinLimit } from '../../modules/reload-guard';
import { ModuleLoadError, VersionMismatchError } from '../../modules/retry';
import { FailureScreen } from './failure-screen';
import { Middle } from './middle';
import { NotFoundPage } from './not-found.page';

/** Replaces a page that is missing, fails to load or throws; the frame around it keeps working. */
export function SlotFailure() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  if (error instanceof VersionMismatchError) return <UnfitModule error={error} />;
  if (error instanceof ModuleLoadError) return <MissingModule error={error} />;
  if (isMissingChunk(error)) return <MissingPart />;
  return <BrokenPage error={error} />;
}

/** Webpack's error name for a chunk that failed to load while the page rendered. */
function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError';
}

/** Shown for a chunk that failed to load. Retrying reloads the page, up to the limit. */
function MissingPart() {
  const t = useT('shell');
  const again = useAgain();
  return (
    <Middle>
      <ErrorState
        level={1}
        title={t('slot.heading')}
        text={t('slot.text')}
        onRetry={() => reloadWithinLimit() || again()}
      />
    </Middle>
  );
}

/** Opens the current page again. */
function useAgain(): () => void {
  const navigate = useNavigate();
  const location = useLocation();
  return () => void navigate(location, { replace: true });
}

/** Shown for a page that threw while rendering; retrying renders it again. */
function BrokenPage({ error }: { error: unknown }) {
  return <FailureScreen error={error} onRetry={useAgain()} />;
}

/** Versions are fixed for the life of a page, so only a reload can bring others. */
function UnfitModule({ error }: { error: VersionMismatchError }) {
  const t = useT('shell');
  useEffect(() => console.warn(error.message, error.reason), [error]);
  return (
    <Middle>
      <ErrorState
        level={1}
        title={t('slot.mismatch.heading')}
        text={t('slot.mismatch.text', { reason: error.reason })}
        onRetry={() => page.reload()}
      />
    </Middle>
  );
}

/** Modules the user has retried; when that fails too, the page is reloaded. */
const askedAgain = new Set<string>();

function MissingModule({ error }: { error: ModuleLoadError }) {
  const t = useT('shell');
  const again = useAgain();
  const isRetrying = useNavigation().state !== 'idle';
  useEffect(() => {
    // The screen tells the user what to do; the developer needs the reason.
    console.warn(error.message, error.cause);
    if (askedAgain.delete(error.moduleId)) reloadWithinLimit();
  }, [error]);
  const askAgain = () => {
    askedAgain.add(error.moduleId);
    again();
  };
  return (
    <Middle>
      <ErrorState
        level={1}
        title={t('slot.heading')}
        text={t('slot.text')}
        onRetry={askAgain}
        isRetrying={isRetrying}
      />
    </Middle>
  );
}
