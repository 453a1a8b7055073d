import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { seeded } from './random';
import Scene from './scene';

/** The drawing without React's generated ids. */
function drawing(seed: string): string {
  const { container, unmount } = render(<Scene seed={seed} />);
  const text = container.innerHTML.replace(/(id="|url\(#)[^")]*/g, '$1');
  unmount();
  return text;
}

describe('Scene', () => {
  it('draws the same place the same way every time', () => expect(drawing('Dubai')).toBe(drawing('Dubai')));

  it('draws another place differently', () => expect(drawing('Dubai')).not.toBe(drawing('Dhaka')));

  it.each(['Dubai', 'Muscat', 'Kathmandu', '', 'دبي'])('contains no invalid number for %s', (seed) =>
    expect(drawing(seed)).not.toMatch(/NaN|undefined|Infinity/),
  );
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
