import type { CheckedRate } from '@jetway/kit-api/hotels';
import { useHotelCheckRateMutation } from '@jetway/kit-api/hotels';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import type { RatePlace } from '../../shared/addresses';

/** Checks a rate on arrival, and again on demand. The last answer is kept while the next check runs. */
export function useCheck(place: RatePlace) {
  const [checkRate, { error, isLoading }] = useHotelCheckRateMutation();
  const [checked, setChecked] = useState<CheckedRate | null>(null);
  const asked = useRef('');
  const check = async () => {
    const reply = await checkRate({ checkRateRequest: place });
    // The mutation's `error` holds a refusal, which the page shows.
    if (reply.data) setChecked(reply.data);
  };
  const arrive = useEffectEvent(() => void check());
  const key = [place.requestId, place.hotelGuid, place.roomGuid, place.roomRateGuid].join(' ');
  useEffect(() => {
    if (asked.current === key) return;
    asked.current = key;
    arrive();
  }, [key]);
  return { checked, error, isChecking: isLoading, again: () => void check() };
}
