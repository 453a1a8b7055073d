import { render, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, describe, expect, it } from 'vitest';

import * as portal from './families';
import * as entrance from './families.entrance';
import { seeded } from './random';
import Scene from './scene';
import type { Family } from './scene-props';

/** The drawing without React's generated ids. */
function drawing(seed: string): string {
  const { container, unmount } = render(<Scene seed={seed} />);
  const text = container.innerHTML.replace(/(id="|url\(#)[^")]*/g, '$1');
  unmount();
  return text;
}

const THEMES = ['horizon', 'meridian', 'atlas', 'compass', 'polaris'];
const PLACES = ['Dubai', 'Muscat', 'Kathmandu', '', 'دبي'];

afterEach(() => {
  delete document.documentElement.dataset['theme'];
});

describe('Scene', () => {
  it('draws the same place the same way every time', () => expect(drawing('Dubai')).toBe(drawing('Dubai')));

  it('draws another place differently', () => expect(drawing('Dubai')).not.toBe(drawing('Dhaka')));

  it.each(THEMES)('contains no invalid number in the theme %s', (theme) => {
    document.documentElement.dataset['theme'] = theme;
    for (const place of PLACES) expect(drawing(place), place).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('keeps the sky in a wide frame where the sky is the picture, and the ground elsewhere', () => {
    const kept = THEMES.map((theme) => {
      document.documentElement.dataset['theme'] = theme;
      return /preserveAspectRatio="xMid(\w+) slice"/.exec(drawing('Dubai'))?.[1];
    });
    expect(kept).toEqual(['YMax', 'YMid', 'YMax', 'YMax', 'YMid']);
  });

  it('is drawn in another way by every theme', () => {
    const drawings = THEMES.map((theme) => {
      document.documentElement.dataset['theme'] = theme;
      return drawing('Dubai');
    });
    expect(new Set(drawings).size).toBe(THEMES.length);
  });
});

describe('the art of an entrance', () => {
  const drawnBy = (Drawn: Family) => (
    <svg>
      <Drawn random={seeded('Dubai')} id="art" />
    </svg>
  );

  it.each(THEMES)('is fetched and is that of the portal in the theme %s', async (theme) => {
    const portals = render(drawnBy(portal.FAMILIES[theme] ?? portal.DUSK)).container.innerHTML;
    const { container } = render(<Suspense>{drawnBy(entrance.FAMILIES[theme] ?? entrance.DUSK)}</Suspense>);
    await waitFor(() => expect(container.innerHTML).toBe(portals));
  });
});

describe('seeded', () => {
  it('covers the whole range', () => {
    const random = seeded('spread');
    const numbers = Array.from({ length: 500 }, random);
    expect(Math.min(...numbers)).toBeLessThan(0.02);
    expect(Math.max(...numbers)).toBeGreaterThan(0.98);
    expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
  });
});
