/** Upper limit of the wait, for a browser that is never idle. */
const LATEST_MS = 1_000;

/** Resolves when the browser is idle, so that deferred work does not delay the page's rendering. */
export function atRest(): Promise<void> {
  return new Promise((resolve) => {
    // Not every browser has idle callbacks.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: LATEST_MS });
    else setTimeout(resolve);
  });
}
