import { expect, it } from 'vitest';

import { flight } from '../../../shared/testing/flights';
import { timesOf } from './times';

const alike = (itineraryId: string, replace: object = {}) => flight({ itineraryId, moreCount: 1, ...replace });
const ids = (flights: Parameters<typeof timesOf>[0]) =>
  timesOf(flights).map(({ lead, others }) => [lead.itineraryId, ...others.map(({ itineraryId }) => itineraryId)]);

it('gathers flights of one airline, price and number of stops below the first of them, each in one place', () => {
  const flights = [
    alike('a'),
    alike('other', { airlineCode: 'ZZ' }),
    alike('b'),
    alike('stops', { stopKey: '1' }),
    alike('dear', { amount: 'AED 510.00' }),
    alike('c'),
  ];
  expect(ids(flights)).toEqual([['a', 'b', 'c'], ['other'], ['stops'], ['dear']]);
  expect(ids(flights).flat().sort()).toEqual(flights.map(({ itineraryId }) => itineraryId).sort());
});

it('leaves flights alone that the server counts as unlike any other', () => {
  expect(ids([flight({ itineraryId: 'a' }), flight({ itineraryId: 'b' })])).toEqual([['a'], ['b']]);
});
