import { expect, it } from 'vitest';

import { HEIGHT, spotsOf, WIDTH } from './route.model';

const ISTANBUL = { name: 'Istanbul', lat: 41.01, lon: 28.98 };
const CAPPADOCIA = { name: 'Cappadocia', lat: 38.64, lon: 34.83 };

it('draws the stops of a route inside of the picture, east to the right and north at the top', () => {
  const [from, to] = spotsOf([ISTANBUL, CAPPADOCIA]);
  expect(to!.x).toBeGreaterThan(from!.x);
  expect(to!.y).toBeGreaterThan(from!.y);
  for (const { x, y } of [from!, to!]) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(WIDTH);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(HEIGHT);
  }
});

it('puts a single stop in the middle, and crosses the date line the short way', () => {
  expect(spotsOf([ISTANBUL])[0]).toMatchObject({ x: WIDTH / 2, y: HEIGHT / 2, number: 1 });
  const [fiji, samoa] = spotsOf([
    { name: 'Fiji', lat: -17.7, lon: 178 },
    { name: 'Samoa', lat: -13.8, lon: -172 },
  ]);
  expect(samoa!.x).toBeGreaterThan(fiji!.x);
});
