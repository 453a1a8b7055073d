import { useId } from 'react';

import { DUSK, FAMILIES } from './families';
import { seeded } from './random';

export default function Scene({ seed }: { seed: string }) {
  const id = useId();
  const Family = FAMILIES[document.documentElement.dataset['theme'] ?? ''] ?? DUSK;
  return (
    <svg viewBox="0 0 800 500" preserveAspectRatio="xMidYMax slice" aria-hidden>
      <Family random={seeded(seed)} id={id} />
    </svg>
  );
}
