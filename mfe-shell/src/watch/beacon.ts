import type { BootPayload } from '@jetway/kit-runtime';

/** Events of a module in a page; numbers are milliseconds, a layout shift has no unit. The edge expects this format. */
export type Happening = { loaded: number } | 'failed' | 'threw' | { lcp: number } | { inp: number } | { cls: number };

/** Queues an event of a module for the next report to the edge. */
export type Tell = (moduleId: string, what: Happening) => void;

export const ADDRESS = '/_edge/beacon';
/** Short enough to report a page that crashes, long enough to batch a page's events. */
export const WAIT_MS = 3_000;
/** Maximum number of events the edge accepts per report. */
const AT_ONCE = 40;
/** Longer times come from a suspended machine; the edge accepts no more. */
const LONGEST_MS = 600_000;
/** Maximum number of errors reported per module. */
const THROWN = 5;

/**
 * Collects events and sends them in few reports with `sendBeacon`, which outlives the page.
 * Modules on a developer's machine are not reported.
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
  // Refused when too much is queued; the figures may miss a page.
  navigator.sendBeacon(ADDRESS, body);
}
