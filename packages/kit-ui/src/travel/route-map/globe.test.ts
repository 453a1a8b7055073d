import { describe, expect, it } from 'vitest';

import { fitInto, HEIGHT, WIDTH } from './fit';
import { angleBetween, greatCircle, projectionAround, viewpoint } from './globe';

const DXB = { lat: 25.25, lon: 55.36, code: 'DXB' };
const DAC = { lat: 23.84, lon: 90.4, code: 'DAC' };
const SYD = { lat: -33.95, lon: 151.18, code: 'SYD' };
const LAX = { lat: 33.94, lon: -118.4, code: 'LAX' };

const EARTH_KM = 6371;

describe('great circles', () => {
  it('computes the distance from Dubai to Dhaka', () => {
    expect(angleBetween(DXB, DAC) * EARTH_KM).toBeGreaterThan(3500);
    expect(angleBetween(DXB, DAC) * EARTH_KM).toBeLessThan(3600);
  });

  it('takes the shorter route across the date line', () => {
    const way = greatCircle(SYD, LAX);
    expect(way.some(({ lon }) => lon > 170)).toBe(true);
    expect(way.some(({ lon }) => lon < -170)).toBe(true);
    expect(way.some(({ lon }) => Math.abs(lon) < 90)).toBe(false);
  });

  it('curves towards the pole', () => {
    const middle = greatCircle(DXB, DAC)[24];
    expect(middle?.lat).toBeGreaterThan(25.3);
  });
});

describe('the picture', () => {
  it.each([
    ['short', [DXB, DAC]],
    ['long', [SYD, LAX]],
  ])('shows the whole of a %s route', (_, points) => {
    const project = projectionAround(viewpoint(points));
    const spots = greatCircle(points[0]!, points[1]!).map(project);
    for (const { x, y } of spots.map(fitInto(spots))) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(WIDTH);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(HEIGHT);
    }
  });
});
