import type { AirPriceResponse, AirRuleResponse, AirSearchResponse, Itinerary } from '@jetway/kit-api/flights';
import { http, HttpResponse } from '@jetway/kit-test';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import { answer, flight } from '../../shared/testing/flights';
import { cards, problem, select } from './testing/on-the-page';
import { fare, priced } from './testing/priced';
import { openResults as open, resultsServer } from './testing/results-server';

const START = '/api/search/v1/AirSearch';
const PRICE = '/api/price/v2/AirPrice';

const calls = resultsServer();

const dear = flight({ itineraryId: 'dear', amount: 'AED 1000.00', airlineName: 'Dear Air', airlineCode: 'DD' });
const cheap = flight({ itineraryId: 'cheap', amount: 'AED 900.00', airlineName: 'Cheap Air', airlineCode: 'CC' });
function answerSearch(flights: Itinerary[], replace: Partial<AirSearchResponse> = {}) {
  calls.server.use(http.post(START, () => HttpResponse.json(answer(flights, replace))));
}
function answerPrice(replace: Partial<AirPriceResponse>) {
  calls.server.use(http.post(PRICE, () => HttpResponse.json(priced(replace))));
}

describe('the details of a flight', () => {
  const RULE = '/api/price/v2/Rule/AirRule';
  const FILED = '/api/price/v2/Rule/GetFiledRules';
  const rules: AirRuleResponse = {
    itineraryId: 'cheap',
    brandName: 'Lite',
    fare: {
      ...fare('AED 900.00'),
      perPassengerType: [
        {
          passengerType: 'ADT',
          count: 1,
          base: 'AED 700.00',
          surcharge: 'AED 0.00',
          taxes: [],
          total: 'AED 900.00',
          subtotal: 'AED 900.00',
        },
      ],
    },
    baggage: [
      { route: 'DXB-DAC', passengerType: 'ADT', checked: '30 kg', cabin: '7 kg' },
      { route: 'DXB-DAC', passengerType: 'INF' },
    ],
    penalties: [
      { kind: 'change', when: 'beforeDeparture', term: 'fee', amount: 'AED 150.00' },
      { kind: 'refund', when: 'beforeDeparture', term: 'notPermitted' },
      { kind: 'noShow', when: 'afterDeparture', term: 'unknown' },
    ],
    fareCodes: [{ route: 'DXB-DAC', flight: 'CC 101', fareBasis: 'KLITE', rbd: 'K', cabin: 'Economy' }],
  };

  it('show breakdown, baggage and change terms (T-045, T-046, T-047, T-048, T-301)', async () => {
    const user = userEvent.setup();
    const asked: unknown[] = [];
    answerSearch([cheap]);
    calls.server.use(
      http.post(RULE, async ({ request }) => {
        asked.push(await request.json());
        return HttpResponse.json(rules);
      }),
      http.post(FILED, () =>
        HttpResponse.json({
          penalties: [{ kind: 'noShow', when: 'afterDeparture', term: 'fee', amount: 'AED 300.00' }],
          texts: [{ category: 33, title: 'Refunds', text: 'The ticket is non-refundable.' }],
        }),
      ),
    );
    await open();
    await user.click(await screen.findByRole('button', { name: 'Flight details' }));
    await user.click(await screen.findByRole('tab', { name: 'Fare rules' }));
    expect(await screen.findByRole('row', { name: /Change before departure.*150\.00/ })).toBeInTheDocument();
    expect(await screen.findByRole('row', { name: /No-show.*300\.00/ })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '33 · Refunds' }));
    expect(screen.getByText('The ticket is non-refundable.')).toBeVisible();
    expect(screen.getByRole('row', { name: /Cancel before departure.*Not permitted/ })).toBeInTheDocument();
    expect(screen.getByRole('row', { name: /CC 101.*KLITE/ })).toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: 'Baggage' }));
    expect(screen.getByRole('row', { name: /Adult.*30 kg.*7 kg/ })).toBeInTheDocument();
    expect(screen.getByRole('row', { name: /Infant.*As per airline/ })).toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: 'Fare' }));
    expect(await screen.findByRole('row', { name: /Adult.*700\.00.*200\.00.*900\.00/ })).toBeInTheDocument();
    expect(asked).toEqual([{ requestId: answer([]).requestId, itineraryId: 'cheap' }]);
  });

  it('that fail to load show the reason, and can be retried', async () => {
    const user = userEvent.setup();
    answerSearch([cheap]);
    calls.server.use(http.post(RULE, () => problem(404, 'search.expired')));
    await open();
    await user.click(await screen.findByRole('button', { name: 'Flight details' }));
    await user.click(await screen.findByRole('tab', { name: 'Baggage' }));
    expect(await screen.findByText('The rules of this fare could not be loaded')).toBeInTheDocument();
    calls.server.use(http.post(RULE, () => HttpResponse.json(rules)));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('row', { name: /Adult.*30 kg/ })).toBeInTheDocument();
  });
});

describe('a selected fare', () => {
  it('opens the booking page when its price is unchanged; a modal shows during the supplier call (T-124)', async () => {
    const user = userEvent.setup();
    answerSearch([cheap]);
    let release: () => void = vi.fn();
    const released = new Promise<void>((resolve) => (release = resolve));
    calls.server.use(http.post(PRICE, async () => released.then(() => HttpResponse.json(priced({})))));
    const { router } = await open();
    await select(user, /Cheap Air/);
    expect(await screen.findByRole('dialog', { name: 'We are processing your request !!' })).toBeInTheDocument();
    release();
    await waitFor(() =>
      expect(router.state.location.pathname + router.state.location.search).toBe(
        '/flight-booking?trip=O&journey=DXB.DAC.2026-12-01&adults=1&cabin=E&priceSessionId=p1',
      ),
    );
  });

  it.each<[string, Partial<AirPriceResponse>, string, RegExp[]]>([
    [
      'price',
      { status: 'PriceChanged', previous: fare('AED 900.00'), current: fare('AED 925.50') },
      'The price has changed',
      [/900/, /925\.50/, /25\.50/],
    ],
    [
      'booking class',
      {
        status: 'ClassChanged',
        current: fare('AED 900.00'),
        classChanges: [
          {
            flight: 'EK 585',
            previous: { rbd: 'Y', cabin: 'Economy', fareBasis: 'YOW' },
            current: { rbd: 'B', cabin: 'Economy', fareBasis: 'BOW' },
          },
        ],
      },
      'The booking class has changed',
      [/900/, /class Y → B on EK 585/],
    ],
  ])('asks first when its %s has changed, and shows the change', async (_, answered, name, texts) => {
    const user = userEvent.setup();
    answerSearch([cheap]);
    answerPrice(answered);
    const { router } = await open();
    await select(user, /Cheap Air/);
    const dialog = await screen.findByRole('alertdialog', { name });
    for (const text of texts) expect(within(dialog).getAllByText(text).length).toBeGreaterThan(0);
    expect(router.state.location.pathname).toBe('/flight-search-result');
    await user.click(within(dialog).getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/flight-booking'));
  });

  it('that is sold out opens a dialog with the same flights from other suppliers (T-129)', async () => {
    const user = userEvent.setup();
    answerSearch([cheap]);
    answerPrice({ status: 'SoldOut', previous: fare('AED 900.00'), alternatives: [{ ...dear, itineraryId: 'other' }] });
    const { router } = await open();
    await select(user, /Cheap Air/);
    const dialog = await screen.findByRole('alertdialog', { name: 'This flight is no longer available' });
    expect(dialog).toHaveTextContent(/Price you saw.*900\.00.*1,000\.00.*100\.00 more/s);
    let asked: unknown;
    calls.server.use(
      http.post(PRICE, async ({ request }) => {
        asked = await request.json();
        return HttpResponse.json(priced({}));
      }),
    );
    await user.click(within(dialog).getByRole('button', { name: /^Switch to AED\s1,000\.00$/ }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/flight-booking'));
    expect(asked).toEqual({ requestId: 'r1', itineraryIds: ['other'] });
  });

  it('leads to a new search when the search has expired', async () => {
    const user = userEvent.setup();
    answerSearch([cheap]);
    answerPrice({ status: 'Expired' });
    await open();
    await select(user, /Cheap Air/);
    const dialog = await screen.findByRole('alertdialog', { name: 'These fares have expired' });
    answerSearch([dear], { requestId: 'r2' });
    await user.click(within(dialog).getByRole('button', { name: 'Search again' }));
    await waitFor(async () => expect(await cards()).toEqual([expect.stringContaining('Dear Air')]));
  });
});
