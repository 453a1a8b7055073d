import { useAirPriceMutation } from '@jetway/kit-api/flights';

import type { BookingSession } from '../../shared/booking/booking.slice';
import type { Obstacle } from './sale.model';
import { fareAlone, rescueIn } from './sale.model';

/** Asks AirPrice which suppliers still sell flights that turned out to be sold out. A failure counts as none. */
export function useRescue({ request, fare }: BookingSession) {
  const [airPrice, { isLoading }] = useAirPriceMutation();
  const look = async (): Promise<Obstacle> => {
    const { data } = await airPrice({ airPriceRequest: request });
    const none = { before: fare && fareAlone(fare), flights: [] };
    return { kind: 'soldOut', rescue: data ? rescueIn(data, fare) : none };
  };
  return { look, isLooking: isLoading };
}
