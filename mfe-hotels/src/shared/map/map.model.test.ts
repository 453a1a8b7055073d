import { describe, expect, it } from 'vitest';

import { hotel } from '../testing/hotels';
import { pinsOf } from './cluster';
import { moved, pixelOf, pixelsOf, ringOf, spotOf, viewOf, zoomed } from './geo';

const SIZE = { width: 500, height: 400 };
const HARAM = { lat: 21.4225, lon: 39.8262 };
const MINA = { lat: 21.4133, lon: 39.8933 };

describe('the view', () => {
  it('shows every place at the largest scale that fits', () => {
    const view = viewOf([HARAM, MINA], SIZE);
    for (const place of [HARAM, MINA]) {
      const { x, y } = pixelOf(spotOf(place), view, SIZE);
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(SIZE.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(SIZE.height);
    }
    const { x } = pixelOf(spotOf(MINA), { ...view, scale: view.scale * 2 }, SIZE);
    expect(x).toBeGreaterThan(SIZE.width * 0.9);
  });

  it('has north up, east to the right, and its centre in the middle', () => {
    const view = viewOf([HARAM], SIZE);
    expect(pixelOf(spotOf(HARAM), view, SIZE)).toEqual({ x: 250, y: 200 });
    expect(pixelOf(spotOf({ ...HARAM, lat: HARAM.lat + 0.001 }), view, SIZE).y).toBeLessThan(200);
    expect(pixelOf(spotOf(MINA), view, SIZE).x).toBeGreaterThan(250);
  });

  it('moves by pixels, and zooms around a spot within limits', () => {
    const view = viewOf([HARAM], SIZE);
    expect(pixelOf(spotOf(HARAM), moved(view, 30, -10), SIZE).x).toBeCloseTo(220);
    const near = zoomed(view, 2, spotOf(MINA));
    expect(pixelOf(spotOf(MINA), near, SIZE)).toEqual({ x: 250, y: 200 });
    expect(zoomed(near, 2 ** 30).scale).toBe(zoomed(near, 2 ** 40).scale);
    expect(zoomed(near, 2 ** -30).scale).toBe(zoomed(near, 2 ** -40).scale);
  });

  it('measures real kilometres: the Haram and Mina are 7 km apart', () => {
    const view = viewOf([HARAM, MINA], SIZE);
    const [a, b] = [HARAM, MINA].map((place) => pixelOf(spotOf(place), view, SIZE));
    const apart = Math.hypot(b!.x - a!.x, b!.y - a!.y);
    expect(apart / pixelsOf(1, HARAM.lat, view.scale)).toBeCloseTo(7, 0);
    expect([1, 2]).toContain(ringOf(HARAM.lat, view.scale, SIZE));
  });
});

describe('the pins', () => {
  const one = hotel({ hotelGuid: 'one', ...HARAM, amount: 'AED 900.00' });
  const beside = hotel({ hotelGuid: 'beside', lat: HARAM.lat + 0.00001, lon: HARAM.lon, amount: 'AED 400.00' });
  const far = hotel({ hotelGuid: 'far', ...MINA });

  it('are merged for hotels too close together, led by the cheapest', () => {
    const pins = pinsOf([one, beside, far], viewOf([HARAM, MINA], SIZE), SIZE);
    expect(pins.map(({ hotels, lead }) => [hotels.length, lead.hotelGuid])).toEqual([
      [2, 'beside'],
      [1, 'far'],
    ]);
  });

  it('are those of the view and a little around it', () => {
    const near = zoomed(viewOf([HARAM, MINA], SIZE), 64, spotOf(HARAM));
    expect(pinsOf([one, far], near, SIZE).map(({ lead }) => lead.hotelGuid)).toEqual(['one']);
  });

  it('stay together while the map is moved', () => {
    const view = viewOf([HARAM, MINA], SIZE);
    const keys = (x: number) => pinsOf([one, beside, far], moved(view, x, 0), SIZE).map(({ key }) => key);
    expect(keys(33)).toEqual(keys(0));
  });

  it('are few for thousands of hotels', () => {
    const many = Array.from({ length: 3000 }, (_, index) =>
      hotel({ hotelGuid: `h${index}`, lat: 21.3 + (index % 60) * 0.004, lon: 39.7 + Math.floor(index / 60) * 0.005 }),
    );
    const pins = pinsOf(many, viewOf(many, SIZE), SIZE);
    expect(pins.length).toBeLessThan(120);
    expect(pins.reduce((sum, { hotels }) => sum + hotels.length, 0)).toBe(3000);
  });
});
