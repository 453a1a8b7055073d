import { onCLS, onINP, onLCP } from 'web-vitals';

import type { Tell } from './beacon';

/** Reports the page's web vitals as soon as each is known. */
export function tellVitals(tell: Tell, moduleId: string): void {
  onLCP(({ value }) => tell(moduleId, { lcp: value }));
  onINP(({ value }) => tell(moduleId, { inp: value }));
  onCLS(({ value }) => tell(moduleId, { cls: value }));
}
