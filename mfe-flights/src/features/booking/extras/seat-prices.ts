import type { Seat, SeatMap } from '@jetway/kit-api/flights';
import type { MoneyText } from '@jetway/kit-domain';
import { moneyNumber } from '@jetway/kit-domain';

/** Price bands differ by shade, and the eye distinguishes few shades. */
const MAX_BANDS = 4;

/** Seats from the lower to the higher price, both included. */
export interface PriceBand {
  from: MoneyText;
  to: MoneyText;
}

/** The prices of a cabin's available seats, cheapest first: a band per price, or neighbouring prices together when there are many. */
export function priceBands({ rows }: SeatMap): PriceBand[] {
  const amounts = rows.flatMap(({ cells }) =>
    cells.flatMap(({ seat }) => (seat && isPriced(seat) ? [seat.amount] : [])),
  );
  const prices = [...new Set(amounts)].sort((one, other) => moneyNumber(one) - moneyNumber(other));
  const count = Math.min(MAX_BANDS, prices.length);
  return Array.from({ length: count }, (_, at) => {
    const band = prices.slice(Math.floor((at * prices.length) / count), Math.floor(((at + 1) * prices.length) / count));
    return { from: band[0] ?? '', to: band.at(-1) ?? '' };
  });
}

/** The band of a seat from 1, the cheapest; undefined when it is included or taken. */
export function bandOf(bands: readonly PriceBand[], seat: Seat): number | undefined {
  if (!isPriced(seat)) return undefined;
  const price = moneyNumber(seat.amount);
  const at = bands.findIndex(({ to }) => price <= moneyNumber(to));
  return at < 0 ? undefined : at + 1;
}

function isPriced({ status, free }: Seat): boolean {
  return status === 'free' && !free;
}
