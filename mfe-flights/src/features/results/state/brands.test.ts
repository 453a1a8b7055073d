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
const card = (itineraryId: string, brandDetails: Brand[], replace: Partial<Itinerary> = {}) =>
  flight({ itineraryId, brandDetails, ...replace });
/** A card whose marketing airline is the partner: the airline's own fares have the other numbers. */
const ledByPartner = (brandDetails: Brand[]) =>
  card('led', brandDetails, {
    airlineCode: 'XK',
    airlineName: 'Kestrel',
    segments: plain.segments.map((flown) => ({ ...flown, marketing: kestrel })),
  });

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
    expect(filtered([shared, plain], { ...NO_FILTERS, airlines: [plain.airlineCode, 'XK'] }, null)).toEqual([
      shared,
      plain,
    ]);
  });

  it('comes first on its card when only that airline is filtered: its price, numbers and terms, beside all fares', () => {
    const dearer = card('plain', [
      fare('plain'),
      fare('shared', { ...partners, amount: 'AED 530.00', checkedBag: '40 kg' }),
    ]);
    const [led, ...others] = filtered([dearer, plain], { ...NO_FILTERS, airlines: ['XK'] }, null);
    expect(others).toEqual([]);
    expect(led).toMatchObject({
      itineraryId: 'shared',
      airlineName: 'Kestrel',
      amount: 'AED 530.00',
      baggageSummary: '40 kg',
      brandDetails: dearer.brandDetails,
    });
    expect(led?.segments[0]?.marketing).toEqual(kestrel);
  });

  it('is the one that the other filters apply to', () => {
    const dearer = card('plain', [fare('plain'), fare('shared', { ...partners, amount: 'AED 530.00' })]);
    const upTo = (max: number) =>
      filtered([dearer], { ...NO_FILTERS, airlines: ['XK'], price: { min: -Infinity, max } }, null);
    expect(upTo(500)).toEqual([]);
    expect(upTo(530)).toHaveLength(1);
    expect(facetsOf([dearer]).airlines.map(({ key, cheapest }) => [key, cheapest])).toEqual([
      [plain.airlineCode, 'AED 500.00'],
      ['XK', 'AED 530.00'],
    ]);
  });

  it('is found by its airline’s alliance, which leads the card and counts with its price', () => {
    const dearer = card(
      'plain',
      [fare('plain'), fare('shared', { ...partners, amount: 'AED 530.00', alliance: 'OW' })],
      { alliance: 'SA' },
    );
    const sold = (sellers: { airlines?: string[]; alliances?: string[] }) =>
      filtered([dearer], { ...NO_FILTERS, ...sellers }, null).map(({ airlineCode, amount }) => [airlineCode, amount]);
    expect(sold({ alliances: ['OW'] })).toEqual([['XK', 'AED 530.00']]);
    expect(sold({ airlines: ['XK'], alliances: ['OW'] })).toEqual([['XK', 'AED 530.00']]);
    expect(sold({ airlines: ['XK'], alliances: ['SA'] })).toEqual([]);
    const counted = (airlines: string[]) =>
      facetsOf([dearer], { ...NO_FILTERS, airlines }).alliances.map(({ key, count, cheapest }) => [
        key,
        count,
        cheapest,
      ]);
    expect(counted([])).toEqual([
      ['SA', 1, 'AED 500.00'],
      ['OW', 1, 'AED 530.00'],
    ]);
    expect(Object.fromEntries(counted(['XK']).map(([key, count]) => [key, count]))).toEqual({ SA: 0, OW: 1 });
  });

  it('lists the numbers that differ from its card’s', () => {
    expect(numbersOf(fare('shared', partners), shared)).toBe('XK 8101');
    expect(numbersOf(fare('half', { soldAs: [own] }), shared)).toBe('');
  });
});

describe('a fare after its card has changed', () => {
  it('is the one with the same numbers, whichever airline leads the card', () => {
    const before = card('plain', [fare('plain'), fare('shared', partners)]);
    const after = ledByPartner([
      fare('theirs'),
      fare('ours', { soldAs: plain.segments.map(({ marketing }) => marketing) }),
    ]);
    expect(sameFare(before, after, 'plain')).toBe('ours');
    expect(sameFare(before, after, 'shared')).toBe('theirs');
  });

  it('is gone when only a partner still sells it', () => {
    expect(sameFare(card('plain', [fare('plain')]), ledByPartner([fare('theirs')]), 'plain')).toBeUndefined();
  });
});
