import type { PageLoader } from '../modules/page-loader';
import type { Tell } from './beacon';

/** A release's file in a stack or an event. */
const FILE = /\/releases\/(mfe-[a-z-]+)\/[^/]+\//;

/** The module whose code threw, by the first file the error names; null for foreign code, such as an extension. */
export function moduleOf(error: unknown, file = ''): string | null {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return FILE.exec(`${stack}\n${file}`)?.[1] ?? null;
}

/**
 * A page loader that reports how long the first page of each module took, and every page that failed to load, including files
 * and module start. Later successful loads are not reported.
 */
export function watchedLoader(load: PageLoader, tell: Tell, now: () => number = () => performance.now()): PageLoader {
  const told = new Set<string>();
  return async (place) => {
    const { moduleId } = place;
    const from = now();
    try {
      const page = await load(place);
      if (!told.has(moduleId)) tell(moduleId, { loaded: now() - from });
      told.add(moduleId);
      return page;
    } catch (error) {
      tell(moduleId, 'failed');
      throw error;
    }
  };
}

/** Reports uncaught errors; returns the handler for errors caught by a page's boundary, which also logs them. */
export function watchErrors(tell: Tell): (error: unknown) => void {
  const threw = (error: unknown, file?: string) => {
    const moduleId = moduleOf(error, file);
    if (moduleId) tell(moduleId, 'threw');
  };
  window.addEventListener('error', (event) => threw(event.error, event.filename));
  window.addEventListener('unhandledrejection', (event) => threw(event.reason));
  return (error) => {
    console.error(error);
    threw(error);
  };
}

/** Reports web vitals for the module of the first page. Loads when the page is idle. */
export function watchVitals(tell: Tell, moduleId: string): void {
  const whenIdle = window.requestIdleCallback?.bind(window) ?? setTimeout;
  whenIdle(
    () =>
      void import('./vitals')
        .then(({ tellVitals }) => tellVitals(tell, moduleId))
        .catch((error: unknown) => console.info('vitals not watched', error)),
  );
}
