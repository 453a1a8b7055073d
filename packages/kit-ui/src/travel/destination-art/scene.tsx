import type { ComponentType } from 'react';
import { useId } from 'react';

import { Arcade } from './arcade';
import { Aurora } from './aurora';
import { Chart } from './chart';
import { CutPaper } from './cut-paper';
import { Dusk } from './dusk';
import { seeded } from './random';
import type { SceneProps } from './scene-props';

/** How the themes draw a place (ADR 0046); `horizon`, and pages without a theme, draw it at dusk. */
const FAMILIES: Readonly<Record<string, ComponentType<SceneProps>>> = {
  atlas: Arcade,
  compass: Chart,
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
