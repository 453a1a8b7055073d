import { createElement, useEffect, useState, type ComponentType, type ReactNode } from 'react';

export interface OnDemand<Props> {
  (props: Props): ReactNode;
  /** Loads the code ahead of need; may be called repeatedly. */
  preload: () => Promise<unknown>;
}

/**
 * A component whose code loads when it is first rendered; once loaded it renders synchronously. Not `React.lazy`, which
 * suspends, and so hides the surrounding content, even when the code is loaded. A failed load goes to the nearest error
 * boundary; the next render retries.
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
      // The code may have arrived since the render.
      if (!isThere)
        preload().then(
          () => setArrived(true),
          (reason: unknown) => setFailure({ reason }),
        );
    }, [isThere]);
    if (failure) throw failure.reason;
    return code ? createElement(code, props) : null;
  }
  return Object.assign(Demanded, { preload });
}
