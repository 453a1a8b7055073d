import { useRouteError } from '@jetway/kit-runtime/shell';

import { FailureScreen } from './failure-screen';

/** When not even a frame could be shown. */
export function PortalFailure() {
  return <FailureScreen error={useRouteError()} />;
}
