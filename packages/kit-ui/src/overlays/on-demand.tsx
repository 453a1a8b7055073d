import { createElement, useEffect, useState, type ComponentType, type ReactNode } from 'react';

export interface OnDemand<Props> {
  (props: Props): ReactNode;
  /** Fetches the code ahead of need; safe to call often. */
  preload: () => Promise<unknown>;
}

/**
 * A component whose code is fetched when it is first shown, so that it costs the first page nothing; once there it
 * renders at once. Not `React.lazy`, which suspends (and so hides what stands around) even when the code is there. A
 * failed fetch goes to the nearest error boundary; the next showing tries again.
 */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>): OnDemand<Props> {
  let code: ComponentType<Props> | undefined;
  let pending: Promise<ComponentType<Props>> | undefined;

  function preload(): Promise<ComponentType<Props>> {
    pending ??= load().then(
      (loaded) => (code = loaded),
      (reason: unknown) => {
        pending = undefined;
        throw reason;
      },
    );
    return pending;
  }

  function Demanded(props: Props) {
    const [isThere, setArrived] = useState(code !== undefined);
    const [failure, setFailure] = useState<{ reason: unknown }>();
    useEffect(() => {
      // The code may have come since this was drawn without it.
      if (!isThere) preload().then(() => setArrived(true), (reason: unknown) => setFailure({ reason }));
    }, [isThere]);
    if (failure) throw failure.reason;
    return code ? createElement(code, props) : null;
  }
  return Object.assign(Demanded, { preload });
}
