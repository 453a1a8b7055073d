import { useAirPriceMutation } from '@jetway/kit-api/flights';

import type { BookingSession } from '../../shared/booking/booking.slice';
import type { Obstacle } from './sale.model';
import { fareAlone, rescueIn } from './sale.model';

/** Asks AirPrice who still sells flights that were gone when they were to be sold or booked. Without an answer nobody does. */
export function useRescue({ request, fare }: BookingSession) {
  const [airPrice, { isLoading }] = useAirPriceMutation();
  const look = async (): Promise<Obstacle> => {
    const { data } = await airPrice({ airPriceRequest: request });
    const nobody = { before: fare && fareAlone(fare), flights: [] };
    return { kind: 'soldOut', rescue: data ? rescueIn(data, fare) : nobody };
  };
  return { look, isLooking: isLoading };
}
