import type { ClassChange, TimeChange } from '@jetway/kit-api/flights';
import { defineModule } from '@jetway/kit-runtime';
import { renderWithPortal, testServer, portalHandlers } from '@jetway/kit-test';
import { screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import ar from '../../locales/ar';
import { en } from '../../locales/en';
import { manifest } from '../../manifest';
import { segment } from '../testing/flights';
import { fare } from '../testing/orders';
import type { FareChange } from './fare-change';
import { fareChangeOf, kindOf } from './fare-change';
import { FareChangeFacts } from './fare-change.facts';

const calls = testServer(...portalHandlers());
beforeAll(calls.start);
afterEach(calls.reset);
afterAll(calls.stop);

const module = defineModule({
  manifest: { ...manifest, routes: [] },
  namespace: 'flights',
  locales: { en, ar },
  reducers: [],
  routes: [],
});
const ENGLISH = {};
const ARABIC = { locale: 'ar-AE', languages: ['ar'], dir: 'rtl' } as const;

const sold = (rbd: string, cabin: string, fareBasis: string) => ({ rbd, cabin, fareBasis });
const letter: ClassChange = {
  flight: 'EK 585',
  previous: sold('Y', 'Economy', 'YOW'),
  current: sold('B', 'Economy', 'BOW'),
};
const cabin: ClassChange = {
  flight: 'EK 585',
  previous: sold('Y', 'Economy', 'YOW'),
  current: sold('J', 'Business', 'JOW'),
};
const code: ClassChange = {
  flight: 'EK 585',
  previous: sold('Y', 'Economy', 'YOW'),
  current: sold('Y', 'Economy', 'YFLEX'),
};
const price = { previous: fare(), current: fare({ customerTotal: 'AED 560.00' }), delta: 'AED 40.00' };

const { origin, destination } = segment();
const later = { origin: { ...origin, local: '2026-12-01T10:35', utc: '2026-12-01T06:35:00Z' }, destination };
const moved: TimeChange = { flight: 'EK 585', previous: { origin, destination }, current: later };

const of = (change: Partial<FareChange>): FareChange => ({ price: null, classes: [], times: [], ...change });
const show = (change: FareChange, tenant: object) =>
  renderWithPortal(<FareChangeFacts change={change} />, { module, tenant });

describe('a change', () => {
  it.each([
    ['a letter', letter, 'Booking class Y → B on EK 585', 'درجة الحجز من Y إلى B على الرحلة EK 585'],
    ['a cabin', cabin, 'Cabin Economy (Y) → Business (J) on EK 585', 'المقصورة من'],
    ['a fare code', code, 'Fare code YOW → YFLEX on EK 585', 'رمز السعر من YOW إلى YFLEX على الرحلة EK 585'],
  ])('is %s, in a line of each language', async (_, change, english, arabic) => {
    const first = await show(of({ classes: [change] }), ENGLISH);
    expect(await screen.findByText(english)).toBeInTheDocument();
    first.unmount();
    await show(of({ classes: [change] }), ARABIC);
    expect(await screen.findByText(arabic, { exact: false })).toBeInTheDocument();
  });

  it('is a price in both languages, with and without a class', async () => {
    const first = await show(of({ price }), ENGLISH);
    expect(await screen.findByText('Price you saw')).toBeInTheDocument();
    expect(screen.queryByText(/Booking class/)).toBeNull();
    first.unmount();
    await show(of({ price, classes: [letter] }), ARABIC);
    expect(await screen.findByText('السعر الذي رأيته')).toBeInTheDocument();
    expect(screen.getByText(/درجة الحجز/)).toBeInTheDocument();
  });

  it('is a flight at other times, local to its airports', async () => {
    const first = await show(of({ times: [moved] }), ENGLISH);
    expect(await screen.findByText('EK 585 from Dubai to Dhaka')).toBeInTheDocument();
    expect(screen.getByText('Times you saw').parentElement).toHaveTextContent(/09:00.*16:00/);
    expect(screen.getByText('Now').parentElement).toHaveTextContent(/10:35.*16:00/);
    first.unmount();
    await show(of({ times: [moved] }), ARABIC);
    expect(await screen.findByText('المواعيد التي رأيتها')).toBeInTheDocument();
  });

  it('is a flight that now lands on another day', async () => {
    const overnight = {
      origin,
      destination: { ...destination, local: '2026-12-02T01:10', utc: '2026-12-01T19:10:00Z' },
    };
    await show(of({ times: [{ ...moved, current: overnight }] }), ENGLISH);
    expect((await screen.findByText('Now')).parentElement).toHaveTextContent(
      /1 Dec 2026 09:00 – Wed, 2 Dec 2026 01:10/,
    );
  });

  it('is named by its kind, and no difference is no change', () => {
    expect(fareChangeOf(null, { classes: [], times: [] })).toBeNull();
    expect(kindOf(of({ price }))).toBe('price');
    expect(kindOf(of({ classes: [letter] }))).toBe('class');
    expect(kindOf(of({ price, classes: [letter] }))).toBe('both');
    expect(kindOf(of({ times: [moved] }))).toBe('times');
    expect(kindOf(of({ price, times: [moved] }))).toBe('several');
    expect(kindOf(of({ classes: [letter], times: [moved] }))).toBe('several');
  });
});
