import { lazy } from 'react';

import type { Families, Family } from './scene-props';

/** A family that is fetched with its first picture. If that fails, the picture stays its background. */
const fetched = (family: () => Promise<Family>) =>
  lazy(() =>
    family().then(
      (drawn) => ({ default: drawn }),
      () => ({ default: () => null }),
    ),
  );

export const DUSK: Family = fetched(async () => (await import(/* webpackMode: "lazy" */ './dusk')).Dusk);

/** The families of `families.tsx`, each in a file of its own: an entrance is one script for every brand, and a page draws one family. */
export const FAMILIES: Families = {
  atlas: fetched(async () => (await import(/* webpackMode: "lazy" */ './arcade')).Arcade),
  compass: fetched(async () => (await import(/* webpackMode: "lazy" */ './chart')).Chart),
  meridian: fetched(async () => (await import(/* webpackMode: "lazy" */ './cut-paper')).CutPaper),
  polaris: fetched(async () => (await import(/* webpackMode: "lazy" */ './aurora')).Aurora),
};
