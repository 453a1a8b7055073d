import { expect, it } from 'vitest';

import { segment, summary } from '../testing/flights';
import { order } from '../testing/orders';
import { searchOfOrder } from './order-search';

const [adult] = order().travellers;
if (!adult) throw new Error('no passengers');
const back = summary({ departureAirportCode: 'DAC', arrivalAirportCode: 'DXB', departsOn: '2026-12-08' });

it('the search of an order has its journeys, its party with ages on departure, and its class', () => {
  const travellers = [
    adult,
    { ...adult, passengerType: 'CHD' as const, birthOn: '2019-06-01' },
    { ...adult, passengerType: 'INF' as const, birthOn: '2026-02-01' },
  ];
  expect(
    searchOfOrder(
      order({ tripType: 2, journeys: [summary(), back], travellers, segments: [segment({ cabin: 'Business' })] }),
    ),
  ).toEqual({
    trip: 'R',
    journeys: [{ origin: 'DXB', destination: 'DAC', departureDate: '2026-12-01' }],
    returnDate: '2026-12-08',
    adults: 1,
    childAges: [7],
    infants: 1,
    cabin: 'B',
    directOnly: false,
  });
});

it('several journeys are multi-city, one is one way', () => {
  expect(searchOfOrder(order({ tripType: 3, journeys: [summary(), back, summary()] }))).toMatchObject({
    trip: 'M',
    journeys: [{}, {}, {}],
  });
  expect(searchOfOrder(order())).toMatchObject({ trip: 'O', adults: 1 });
});
