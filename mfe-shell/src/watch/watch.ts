import type { ModuleLoader } from '../modules/federation';
import type { Tell } from './beacon';

/** A release's file in a stack or an event. */
const FILE = /\/releases\/(mfe-[a-z-]+)\/[^/]+\//;

/** The module whose code threw, by the first file the error names; null for what is none of ours (an extension, say). */
export function moduleOf(error: unknown, file = ''): string | null {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return FILE.exec(`${stack}\n${file}`)?.[1] ?? null;
}

/** A module loader that tells how long each module took, and which did not come. What was there already is not told. */
export function watchedLoader(load: ModuleLoader, tell: Tell, now: () => number = () => performance.now()): ModuleLoader {
  const told = new Set<string>();
  return async (moduleId) => {
    const from = now();
    try {
      const module = await load(moduleId);
      if (!told.has(moduleId)) tell(moduleId, { loaded: now() - from });
      told.add(moduleId);
      return module;
    } catch (error) {
      tell(moduleId, 'failed');
      throw error;
    }
  };
}

/** Tells of errors nobody caught, and returns what tells (and writes down) those a page's boundary caught. */
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

/** Tells how the page felt, in the name of the module it began with. Fetched when the page has nothing else to do. */
export function watchVitals(tell: Tell, moduleId: string): void {
  const begin = async () => {
    const { onCLS, onINP, onLCP } = await import('web-vitals');
    onLCP(({ value }) => tell(moduleId, { lcp: value }));
    onINP(({ value }) => tell(moduleId, { inp: value }));
    onCLS(({ value }) => tell(moduleId, { cls: value }));
  };
  const whenIdle = window.requestIdleCallback?.bind(window) ?? ((then: () => void) => setTimeout(then, 1));
  whenIdle(() => void begin().catch((error: unknown) => console.info('vitals not watched', error)));
}
