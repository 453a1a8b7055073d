import type { HotelCard } from '@jetway/kit-api/hotels';
import { moneyNumber } from '@jetway/kit-domain';

import { pixelOf, spotOf } from './geo';
import type { Size, Spot, View } from './geo';

/** Pins nearer than this many pixels become one. */
const CELL_PX = 76;
/** Margin of pins around the map, so that dragging shows no empty edge. */
const AROUND = 0.6;

/** One pin: a hotel, or several that are too close together to be distinguished. */
export interface Pin {
  key: string;
  hotels: HotelCard[];
  /** The cheapest of them. */
  lead: HotelCard;
  /** World position of the hotel, or the centre of several. */
  spot: Spot;
  /** Position on the map. */
  at: Spot;
}

/** The pins of a view. Cells are fixed in the world, so that moving the map does not shuffle its clusters. */
export function pinsOf(hotels: readonly HotelCard[], view: View, size: Size): Pin[] {
  const cells = new Map<string, { hotels: HotelCard[]; spots: Spot[] }>();
  const edge = { x: size.width * AROUND, y: size.height * AROUND };
  for (const hotel of hotels) {
    const spot = spotOf(hotel);
    const at = pixelOf(spot, view, size);
    if (at.x < -edge.x || at.y < -edge.y || at.x > size.width + edge.x || at.y > size.height + edge.y) continue;
    const key = [spot.x, spot.y].map((part) => Math.floor((part * view.scale) / CELL_PX)).join(':');
    const found = cells.get(key);
    if (found) {
      found.hotels.push(hotel);
      found.spots.push(spot);
    } else cells.set(key, { hotels: [hotel], spots: [spot] });
  }
  return [...cells].flatMap(([key, { hotels: together, spots }]) => {
    const [lead] = [...together].sort((a, b) => moneyNumber(a.amount) - moneyNumber(b.amount));
    if (!lead) return [];
    const spot = { x: mean(spots.map(({ x }) => x)), y: mean(spots.map(({ y }) => y)) };
    return [{ key, hotels: together, lead, spot, at: pixelOf(spot, view, size) }];
  });
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
