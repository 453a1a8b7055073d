/** The longest a browser that never rests keeps somebody waiting. */
const LATEST_MS = 1_000;

/** Resolves once the browser has drawn what it has to draw: what comes after keeps no page from standing. */
export function atRest(): Promise<void> {
  return new Promise((resolve) => {
    // Some browsers have no idle callbacks.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: LATEST_MS });
    else setTimeout(resolve);
  });
}
