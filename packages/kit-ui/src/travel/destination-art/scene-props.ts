import type { Random } from './random';

/** What each way of drawing a place gets; the picture is 800 × 500 units. */
export interface SceneProps {
  random: Random;
  /** Prefix of the gradients' ids, one per picture. */
  id: string;
}
