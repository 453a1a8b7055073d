import type { GroupOrder } from '@jetway/kit-api/fares';
import { http, HttpResponse, runStandalone } from '@jetway/kit-test/portal-host';

import module from './module';
import { CALLS, fareLot, groupName, lotCard, paidOrder, queueOf, queueRow, REFERENCE } from './shared/testing/fares';

const DAYS = 24;
const TAGS = ['direct', 'mealIncluded', 'zamzam', 'nightFlight'] as const;

/** One departure a day in January. */
const LOTS = Array.from({ length: DAYS }, (_, nth) =>
  lotCard({
    lotId: `l${nth + 1}`,
    title: `Departure ${nth + 1}`,
    departureDate: `2027-01-${String(nth + 1).padStart(2, '0')}`,
    seatsFree: (nth * 7) % 45,
    userRating: 3 + (nth % 5) / 2,
    featureTags: TAGS.filter((_tag, place) => nth % (place + 2) === 0),
    prices: [{ type: 'adult', amount: `AED ${1500 + nth * 40}.00` }],
  }),
);

let order: GroupOrder = paidOrder({ names: [groupName(1)], namesMissing: 2 });

const lots = () => HttpResponse.json({ lots: LOTS });

void runStandalone({
  module,
  handlers: [
    ...[CALLS.exclusive, CALLS.umrah, CALLS.group].map((call) => http.post(call, lots)),
    ...[CALLS.exclusiveSearch, CALLS.umrahSearch, CALLS.groupSearch].map((call) => http.post(call, lots)),
    http.post(CALLS.lot, () => HttpResponse.json(fareLot())),
    http.post(CALLS.hold, () => HttpResponse.json({ referenceId: REFERENCE, status: 'seatsHeld' })),
    http.post(CALLS.queue, () => HttpResponse.json(queueOf([queueRow()]))),
    http.post(CALLS.order, () => HttpResponse.json(order)),
    http.post(CALLS.notes, () => HttpResponse.json({ orderReference: REFERENCE, notes: [] })),
    http.post(CALLS.payBalance, () => {
      order = { ...order, status: 'balancePaid', balance: { ...order.balance, paidAt: '2026-12-01T08:00:00Z' } };
      return HttpResponse.json(order);
    }),
  ],
});
