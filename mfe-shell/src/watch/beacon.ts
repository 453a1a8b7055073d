import type { BootPayload } from '@jetway/kit-runtime';

/** What can happen to a module in a page; numbers are milliseconds, a shift has no unit. The edge knows this form. */
export type Happening =
  | { loaded: number }
  | 'failed'
  | 'threw'
  | { lcp: number }
  | { inp: number }
  | { cls: number };

/** Tells the edge what happened to a module, sometime soon. */
export type Tell = (moduleId: string, what: Happening) => void;

export const ADDRESS = '/_jetway/beacon';
/** Short enough that a page that breaks is heard of, long enough that a page says all at once. */
export const WAIT_MS = 3_000;
/** As many as the edge takes in one report. */
const AT_ONCE = 40;
/** More is a machine that slept meanwhile, and the edge takes no more. */
const LONGEST_MS = 600_000;
/** A module that throws at every move says nothing new. */
const THROWN = 5;

/**
 * Gathers what happens and sends it in few reports, by the browser's own means for a page that may be gone by then.
 * A module whose version is no release (somebody's own machine) is nobody's figure.
 */
export function createBeacon(releases: BootPayload['releases'], send: (body: string) => void = sendBeacon): Tell {
  const events: object[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const thrown = new Map<string, number>();
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    while (events.length > 0) send(JSON.stringify({ events: events.splice(0, AT_ONCE) }, atMost));
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });
  return (moduleId, what) => {
    const version = releases.modules[moduleId]?.version;
    if (!version || releases.override?.module === moduleId) return;
    if (what === 'threw') {
      const count = (thrown.get(moduleId) ?? 0) + 1;
      thrown.set(moduleId, count);
      if (count > THROWN) return;
    }
    events.push({ module: moduleId, version, what });
    timer ??= setTimeout(flush, WAIT_MS);
  };
}

const atMost = (_: string, value: unknown) => (typeof value === 'number' ? Math.min(value, LONGEST_MS) : value);

function sendBeacon(body: string): void {
  // Refused when too much is on its way; figures may miss a page.
  navigator.sendBeacon(ADDRESS, body);
}
