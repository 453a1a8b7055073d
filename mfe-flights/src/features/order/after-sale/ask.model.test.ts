import { expect, it } from 'vitest';

import { segment } from '../../../shared/testing/flights';
import { order } from '../../../shared/testing/orders';
import { openTravellers, restFrom } from './ask.model';

const ticket = (travellerId: string, status: 'OPEN' | 'REFUNDED') => ({
  number: '1761234567890',
  travellerId,
  status,
  coupons: [],
  issuedAt: '2026-11-21T09:00:00Z',
});

it('offers the travellers whose tickets are open', () => {
  expect(openTravellers(order({ tickets: [ticket('t1', 'REFUNDED'), ticket('t2', 'OPEN')] }))).toEqual(['t2']);
});

it('lists the flights from a journey on, and none for all', () => {
  const segments = [
    segment({ segmentId: 's1', journeyIndex: 0 }),
    segment({ segmentId: 's2', journeyIndex: 1 }),
    segment({ segmentId: 's3', journeyIndex: 1 }),
  ];
  expect(restFrom(order({ segments }), '1')).toEqual(['s2', 's3']);
  expect(restFrom(order({ segments }), '')).toEqual([]);
});
