import type { Brand, Itinerary } from '@jetway/kit-api/flights';
import { describe, expect, it } from 'vitest';

import { flight, segment } from '../../../shared/testing/flights';
import { market } from '../../../shared/testing/market';
import { airlinesOf, numbersOf, sameFare } from './brands';
import { facetsOf } from './facets';
import { filtered, NO_FILTERS } from './filters';

const kestrel = { code: 'XK', number: '8101', name: 'Kestrel' };
const plain = flight({ itineraryId: 'plain' });
const own = plain.segments[0]?.marketing ?? segment().marketing;

function fare(itineraryId: string, replace: Partial<Brand> = {}): Brand {
  const [lite] = market(1)[0]?.brandDetails ?? [];
  if (!lite) throw new Error('the market sells nothing');
  return { ...lite, itineraryId, brandId: 'FLEX', name: 'Flex', ...replace };
}

const partners = { soldAs: [kestrel], airlineCode: 'XK', airlineName: 'Kestrel' };
const card = (itineraryId: string, brandDetails: Brand[], replace: Partial<Itinerary> = {}) => flight({ itineraryId, brandDetails, ...replace });
/** A card whose marketing airline is the partner: the airline's own fares have the other numbers. */
const ledByPartner = (brandDetails: Brand[]) => card('led', brandDetails, { airlineCode: 'XK', airlineName: 'Kestrel', segments: plain.segments.map((flown) => ({ ...flown, marketing: kestrel })) });

describe('a fare under a partner’s flight number', () => {
  const shared = card('plain', [fare('plain'), fare('shared', partners)]);

  it('matches either airline, and counts for both', () => {
    expect([...airlinesOf(shared)]).toEqual([
      [plain.airlineCode, plain.airlineName],
      ['XK', 'Kestrel'],
    ]);
    expect(facetsOf([shared, plain]).airlines.map(({ key, count }) => [key, count])).toEqual([
      [plain.airlineCode, 2],
      ['XK', 1],
    ]);
    expect(filtered([shared, plain], { ...NO_FILTERS, airlines: ['XK'] }, null)).toEqual([shared]);
  });

  it('lists the numbers that differ from its card’s', () => {
    expect(numbersOf(fare('shared', partners), shared)).toBe('XK 8101');
    expect(numbersOf(fare('half', { soldAs: [own] }), shared)).toBe('');
  });
});

describe('a fare after its card has changed', () => {
  it('is the one with the same numbers, whichever airline leads the card', () => {
    const before = card('plain', [fare('plain'), fare('shared', partners)]);
    const after = ledByPartner([fare('theirs'), fare('ours', { soldAs: plain.segments.map(({ marketing }) => marketing) })]);
    expect(sameFare(before, after, 'plain')).toBe('ours');
    expect(sameFare(before, after, 'shared')).toBe('theirs');
  });

  it('is gone when only a partner still sells it', () => {
    expect(sameFare(card('plain', [fare('plain')]), ledByPartner([fare('theirs')]), 'plain')).toBeUndefined();
  });
});
