import type { ComponentType, LazyExoticComponent } from 'react';
import { lazy } from 'react';

import { atRest } from '../../at-rest';

/** A control whose code is asked for once the page around it stands; until then an outline keeps its place. */
export function lateControl<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    await atRest();
    return { default: await load() };
  });
}
