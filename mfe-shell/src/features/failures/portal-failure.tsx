import { useRouteError } from '@jetway/kit-runtime/shell';

import { FailureScreen } from './failure-screen';

/** Shown when not even a frame could be rendered. */
export function PortalFailure() {
  return <FailureScreen error={useRouteError()} />;
}
