import type { ComponentType } from 'react';

import type { Random } from './random';

/** The properties of every scene; the picture is 800 × 500 units. */
export interface SceneProps {
  random: Random;
  /** Prefix of the gradients' ids, one per picture. */
  id: string;
}

/** Draws any place in one manner. */
export type Family = ComponentType<SceneProps>;

/** By the name of the theme. */
export type Families = Readonly<Record<string, Family>>;
