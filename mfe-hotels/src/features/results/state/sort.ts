import type { HotelCard } from '@jetway/kit-api/hotels';
import { moneyNumber } from '@jetway/kit-domain';

export const SORTS = ['recommended', 'price', 'stars', 'distance', 'review'] as const;
export type Sort = (typeof SORTS)[number];

/** Distance of a hotel from the searched landmark if there is one, or from the centre. */
export function distanceOf({ landmark, distanceKm }: HotelCard): number {
  return landmark?.distanceKm ?? distanceKm;
}

/** A review score weighs more with more reviews. */
function esteem({ review }: HotelCard): number {
  return review ? review.score * Math.min(1, Math.log10(review.count + 1) / 2) : 0;
}

/** Ranks well-reviewed, near and cheap-for-its-stars hotels first: a doubling of the price weighs as much as three points of review. */
function merit(hotel: HotelCard): number {
  const price = Math.log2(Math.max(moneyNumber(hotel.amount), 1));
  const free = hotel.freeCancellationUntil ? 0.5 : 0;
  return esteem(hotel) + hotel.stars * 1.2 + free - 3 * price - Math.min(distanceOf(hotel), 15) * 0.25;
}

const priceOf = ({ amount }: HotelCard) => moneyNumber(amount);

/** Sort key of a hotel, smallest first, and the tie-breaker. */
const KEYS: Record<Sort, (hotel: HotelCard) => readonly [number, number]> = {
  recommended: (hotel) => [-merit(hotel), 0],
  price: (hotel) => [priceOf(hotel), 0],
  stars: (hotel) => [-hotel.stars, priceOf(hotel)],
  distance: (hotel) => [distanceOf(hotel), priceOf(hotel)],
  review: (hotel) => [-(hotel.review?.score ?? 0), priceOf(hotel)],
};

/** Sorts hotels; ties keep the server's order. Keys are computed once, since thousands are sorted at each filter change. */
export function sorted(hotels: readonly HotelCard[], sort: Sort): HotelCard[] {
  const keyed = hotels.map((hotel) => ({ hotel, key: KEYS[sort](hotel) }));
  return keyed.sort((a, b) => a.key[0] - b.key[0] || a.key[1] - b.key[1]).map(({ hotel }) => hotel);
}
