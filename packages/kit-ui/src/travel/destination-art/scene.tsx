import { useId } from 'react';

import { DUSK, FAMILIES } from './families';
import { seeded } from './random';

/** Themes whose pictures are of the sky: a wide frame cuts off as much of the ground. */
const SKIES = ['meridian', 'polaris'];

export default function Scene({ seed }: { seed: string }) {
  const id = useId();
  const theme = document.documentElement.dataset['theme'] ?? '';
  const Family = FAMILIES[theme] ?? DUSK;
  const kept = SKIES.includes(theme) ? 'xMidYMid' : 'xMidYMax';
  return (
    <svg viewBox="0 0 800 500" preserveAspectRatio={`${kept} slice`} aria-hidden>
      <Family random={seeded(seed)} id={id} />
    </svg>
  );
}
