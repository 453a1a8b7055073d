import { useRouteError } from '@jetway/kit-runtime/shell';
import { ErrorState } from '@jetway/kit-ui';
import { useEffect } from 'react';

import { Alone } from './frame.styles';

/** A room, or the whole page, that broke or whose code did not arrive: a new version may have replaced it. */
export function PageFailed({ level }: { level: 'page' | 'room' }) {
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  const state = (
    <ErrorState
      level={1}
      title="This page stopped working"
      text="Nothing was sent that you did not confirm. Load it again; if that does not help, tell the people who run the portal."
      onRetry={() => window.location.reload()}
    />
  );
  return level === 'room' ? state : <Alone>{state}</Alone>;
}
