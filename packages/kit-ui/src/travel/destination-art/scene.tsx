import type { ComponentType } from 'react';
import { useId } from 'react';

import { Aurora } from './aurora';
import { CutPaper } from './cut-paper';
import { Dusk } from './dusk';
import { seeded } from './random';
import type { SceneProps } from './scene-props';

/** How the themes draw a place (ADR 0046); the others, and pages without a theme, draw it at dusk. */
const FAMILIES: Readonly<Record<string, ComponentType<SceneProps>>> = {
  meridian: CutPaper,
  polaris: Aurora,
};

export default function Scene({ seed }: { seed: string }) {
  const id = useId();
  const Family = FAMILIES[document.documentElement.dataset['theme'] ?? ''] ?? Dusk;
  return (
    <svg viewBox="0 0 800 500" preserveAspectRatio="xMidYMax slice" aria-hidden>
      <Family random={seeded(seed)} id={id} />
    </svg>
  );
}
