import { useId } from 'react';

import { Dunes } from './dunes';
import { between, pick, seeded } from './random';
import { Sea } from './sea';
import { Sky } from './sky';
import { Skyline } from './skyline';

const KINDS = ['skyline', 'dunes', 'sea'] as const;
/** Height of the horizon, in units of the 800 × 500 picture. */
const HORIZONS = { skyline: 420, dunes: 345, sea: 318 } as const;

export default function Scene({ seed }: { seed: string }) {
  const id = useId();
  const random = seeded(seed);
  const kind = pick(random, KINDS);
  const horizon = HORIZONS[kind];
  const radius = between(random, 26, 44);
  const height = kind === 'skyline' ? between(random, 200, 270) : between(random, radius * 0.6, radius * 3);
  const sun = { x: between(random, 190, 610), y: horizon - height, radius };
  return (
    <svg viewBox="0 0 800 500" preserveAspectRatio="xMidYMax slice" aria-hidden data-kind={kind}>
      <Sky random={random} id={id} horizon={horizon} sun={sun} />
      {kind === 'skyline' && <Skyline random={random} />}
      {kind === 'dunes' && <Dunes random={random} />}
      {kind === 'sea' && <Sea random={random} horizon={horizon} sunX={sun.x} />}
    </svg>
  );
}
