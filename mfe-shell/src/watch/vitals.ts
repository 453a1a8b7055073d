import { onCLS, onINP, onLCP } from 'web-vitals';

import type { Tell } from './beacon';

/** Tells how a page felt as soon as each figure is known. */
export function tellVitals(tell: Tell, moduleId: string): void {
  onLCP(({ value }) => tell(moduleId, { lcp: value }));
  onINP(({ value }) => tell(moduleId, { inp: value }));
  onCLS(({ value }) => tell(moduleId, { cls: value }));
}
