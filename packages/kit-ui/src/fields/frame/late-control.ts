import type { ComponentType, LazyExoticComponent } from 'react';
import { lazy } from 'react';

import { atRest } from '../../at-rest';

/** A control whose code loads after the page has rendered; a placeholder keeps its space. */
export function lateControl<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    await atRest();
    return { default: await load() };
  });
}
