import { describe, expect, it } from 'vitest';

import { flight, segment } from '../testing/flights';
import { quoteText } from './quote-text';

const t = (key: string, values: Record<string, string | number> = {}) => [key, ...Object.values(values)].join(' ');
const reader = { t, locale: 'en-AE', deadline: (instant: string) => `${instant.slice(11, 16)} Dubai` };
const lands = (local: string) => ({ ...segment().destination, local });

describe('a quote as text', () => {
  it.each([
    ['2026-12-01T16:00', '16:00 Dhaka'],
    ['2026-12-02T01:00', '01:00 +1 Dhaka'],
    ['2026-12-03T05:00', '05:00 +2 Dhaka'],
    ['2026-11-30T22:00', '22:00 −1 Dhaka'],
  ])('of a flight that lands at %s says %s', (local, said) => {
    expect(
      quoteText([flight({ itineraryId: 'a', segments: [segment({ destination: lands(local) })] })], reader),
    ).toContain(said);
  });

  it('names the operating airline of a codeshare', () => {
    const shared = segment({ operating: { code: 'ZZ', number: '7', name: 'Zebu Air' } });
    const [own = '', sold = ''] = [segment(), shared].map((each) =>
      quoteText([flight({ itineraryId: 'a', segments: [each] })], reader),
    );
    expect([own, sold].map((text) => text.includes('results.details.operatedBy Zebu Air'))).toEqual([false, true]);
  });

  it('names every airline that sells a flight of it', () => {
    const sold = segment({ marketing: { code: 'ZZ', number: '7', name: 'Zebu Air' } });
    const text = quoteText([flight({ itineraryId: 'a', segments: [segment(), sold, segment()] })], reader);
    expect(text).toMatch(/^Quokka Air, Zebu Air\n/);
  });

  it('states its expiry, the charged amounts behind converted ones, and the fare', () => {
    const converted = {
      ...flight({
        itineraryId: 'a',
        amount: 'USD 136.15',
        originalAmount: 'AED 500.00',
        expiresAt: '2026-11-21T12:15:00Z',
      }),
      brand: 'Flex',
    };
    const text = quoteText([converted, flight({ itineraryId: 'b', expiresAt: '2026-11-21T12:20:00Z' })], reader);
    expect(text).toContain('Quokka Air · Flex');
    expect(text).toMatch(/results\.quote\.converted AED.500\.00/);
    expect(text).toMatch(/results\.quote\.validUntil 12:15 Dubai$/);
  });

  it('of a proposal, which has its own expiry, says that prices may change', () => {
    const { airlineName, amount, baggageSummary, refundable, segments } = flight({ itineraryId: 'a' });
    expect(quoteText([{ airlineName, amount, baggageSummary, refundable, segments }], reader)).toMatch(
      /results\.quote\.valid$/,
    );
  });
});
