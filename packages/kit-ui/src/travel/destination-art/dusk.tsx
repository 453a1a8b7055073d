import { Dunes } from './dunes';
import { between, pick } from './random';
import type { SceneProps } from './scene-props';
import { Sea } from './sea';
import { Sky } from './sky';
import { Skyline } from './skyline';

const KINDS = ['skyline', 'dunes', 'sea'] as const;
/** Height of the horizon, in units of the 800 × 500 picture. */
const HORIZONS = { skyline: 420, dunes: 345, sea: 318 } as const;

/** A city, dunes or open water under the setting sun. */
export function Dusk({ random, id }: SceneProps) {
  const kind = pick(random, KINDS);
  const horizon = HORIZONS[kind];
  const radius = between(random, 26, 44);
  const height = kind === 'skyline' ? between(random, 200, 270) : between(random, radius * 0.6, radius * 3);
  const sun = { x: between(random, 190, 610), y: horizon - height, radius };
  return (
    <>
      <Sky random={random} id={id} horizon={horizon} sun={sun} />
      {kind === 'skyline' && <Skyline random={random} />}
      {kind === 'dunes' && <Dunes random={random} />}
      {kind === 'sea' && <Sea random={random} horizon={horizon} sunX={sun.x} />}
    </>
  );
}
