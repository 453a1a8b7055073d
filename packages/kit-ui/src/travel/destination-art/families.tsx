import { Arcade } from './arcade';
import { Aurora } from './aurora';
import { Chart } from './chart';
import { CutPaper } from './cut-paper';
import { Dusk } from './dusk';
import type { Families, Family } from './scene-props';

/** How `horizon`, and pages without a theme, draw a place. */
export const DUSK: Family = Dusk;

/** How the other themes draw a place (ADR 0046). Entrances have `families.entrance.tsx` in its place. */
export const FAMILIES: Families = {
  atlas: Arcade,
  compass: Chart,
  meridian: CutPaper,
  polaris: Aurora,
};
