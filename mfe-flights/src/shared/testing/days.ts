import type { FareDay } from '@jetway/kit-api/flights';
import { http, HttpResponse } from '@jetway/kit-test';

export const DAYS = '/api/search/v1/GetAirSearchFareDays';

/** Serves prices known of other days; none by default. */
export function daysHandler(seen: readonly FareDay[] = [], filling = false) {
  return http.post(DAYS, ({ request }) => {
    const asked = new URL(request.url).searchParams;
    const [from = '', until = ''] = [asked.get('from') ?? '', asked.get('until') ?? ''];
    const days = seen.filter(({ departureDate }) => departureDate >= from && departureDate <= until);
    return HttpResponse.json({ currency: asked.get('currency') ?? 'AED', days, filling });
  });
}
