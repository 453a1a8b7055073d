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

/** Stands in a page's place when it is missing, cannot be fetched or broke; the frame around it goes on working. */
export function SlotFailure() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  if (error instanceof VersionMismatchError) return <UnfitModule error={error} />;
  if (error instanceof ModuleLoadError) return <MissingModule error={error} />;
  if (isMissingChunk(error)) return <MissingPart />;
  return <BrokenPage error={error} />;
}

/** Webpack's name for code that did not come; here that of a part the page asked for while it was drawn. */
function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError';
}

/** What could not be fetched once is not asked for again by the same page; a page that was loaded often enough stays. */
function MissingPart() {
  const t = useT('shell');
  const again = useAgain();
  return (
    <Middle>
      <ErrorState level={1} title={t('slot.heading')} text={t('slot.text')} onRetry={() => reloadWithinLimit() || again()} />
    </Middle>
  );
}

/** Opens the page that stands here anew. */
function useAgain(): () => void {
  const navigate = useNavigate();
  const location = useLocation();
  return () => void navigate(location, { replace: true });
}

/** A page that threw while it was drawn; asking again draws it anew. */
function BrokenPage({ error }: { error: unknown }) {
  return <FailureScreen error={error} onRetry={useAgain()} />;
}

/** Versions are chosen once for a page, so only a fresh page can bring others. */
function UnfitModule({ error }: { error: VersionMismatchError }) {
  const t = useT('shell');
  useEffect(() => console.warn(error.message, error.reason), [error]);
  return (
    <Middle>
      <ErrorState level={1} title={t('slot.mismatch.heading')} text={t('slot.mismatch.text', { reason: error.reason })} onRetry={() => page.reload()} />
    </Middle>
  );
}

/** Modules a person has asked for again; when that fails too, a fresh page is the next remedy. */
const askedAgain = new Set<string>();

function MissingModule({ error }: { error: ModuleLoadError }) {
  const t = useT('shell');
  const again = useAgain();
  const isRetrying = useNavigation().state !== 'idle';
  useEffect(() => {
    // The screen tells a person what to do; whoever looks after the module needs the reason.
    console.warn(error.message, error.cause);
    if (askedAgain.delete(error.moduleId)) reloadWithinLimit();
  }, [error]);
  const askAgain = () => {
    askedAgain.add(error.moduleId);
    again();
  };
  return (
    <Middle>
      <ErrorState level={1} title={t('slot.heading')} text={t('slot.text')} onRetry={askAgain} isRetrying={isRetrying} />
    </Middle>
  );
}
