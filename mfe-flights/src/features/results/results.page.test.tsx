import type { AirPriceResponse, AirRuleResponse, AirSearchResponse, Brand, Itinerary } from '@jetway/kit-api/flights';
import { http, HttpResponse } from '@jetway/kit-test';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import { answer, flight, segment, summary } from '../../shared/testing/flights';
import { market } from '../../shared/testing/market';
import { fare, priced } from './testing/priced';
import { ADDRESS, openResults, resultsServer } from './testing/results-server';

const START = '/api/search/v1/AirSearch';
const REFRESH = '/api/search/v1/RefreshAirSearch';
const WHOLE = '/api/search/v1/GetAirSearch';
const PRICE = '/api/price/v2/AirPrice';

const calls = resultsServer();

const dear = flight({ itineraryId: 'dear', amount: 'AED 1000.00', airlineName: 'Dear Air', airlineCode: 'DD' });
const cheap = flight({ itineraryId: 'cheap', amount: 'AED 900.00', airlineName: 'Cheap Air', airlineCode: 'CC', refundable: false });
function answerSearch(flights: Itinerary[], replace: Partial<AirSearchResponse> = {}) {
  calls.server.use(http.post(START, () => HttpResponse.json(answer(flights, replace))));
}
function answerPrice(replace: Partial<AirPriceResponse>) {
  calls.server.use(http.post(PRICE, () => HttpResponse.json(priced(replace))));
}
function problem(status: number, code: string) {
  return HttpResponse.json({ type: 'about:blank', title: code, status, code, retryable: false, requestId: 'req-7' }, { status });
}
const open = openResults;
const cards = async () => (await screen.findAllByRole('article')).map((card) => card.getAttribute('aria-label') ?? '');
const select = async (user: ReturnType<typeof userEvent.setup>, card: RegExp) =>
  user.click(within(await screen.findByRole('article', { name: card })).getByRole('button', { name: 'Select' }));

describe('a search', () => {
  it('shows its loader with three cards and six placeholder days, then the flights (P-368, T-023, T-121, T-122)', async () => {
    let release: () => void = vi.fn();
    const released = new Promise<void>((resolve) => (release = resolve));
    calls.server.use(http.post(START, async () => released.then(() => HttpResponse.json(answer([cheap])))));
    await open();
    expect(await screen.findByText('We are processing your request !!')).toBeInTheDocument();
    expect(screen.getAllByTestId('flight-skeleton')).toHaveLength(3);
    expect(screen.getAllByTestId('date-skeleton')).toHaveLength(6);
    release();
    expect(await cards()).toEqual([expect.stringContaining('Cheap Air')]);
    expect(screen.queryByText('We are processing your request !!')).not.toBeInTheDocument();
  });

  it('polls until complete; a cheaper fare that arrives later is on top (T-171, T-174, T-180)', async () => {
    answerSearch([dear], { resultCompleted: false, suppliersRemaining: 2, refreshCount: 1 });
    const asked: (string | null)[] = [];
    calls.server.use(
      http.post(REFRESH, ({ request }) => {
        asked.push(new URL(request.url).searchParams.get('since'));
        return HttpResponse.json(answer(asked.length === 1 ? [] : [cheap], { resultCompleted: asked.length === 2, refreshCount: asked.length + 1 }));
      }),
    );
    await open();
    await waitFor(async () => expect(await cards()).toHaveLength(2));
    expect(await cards()).toEqual([expect.stringContaining('Cheap Air'), expect.stringContaining('Dear Air')]);
    expect(asked).toEqual(['1', '2']);
    expect(await screen.findByText('2 flights')).toBeInTheDocument();
    expect(screen.queryByText('Looking for cheaper fares')).not.toBeInTheDocument();
  });

  it('scenario 5: keeps new flights waiting once the agent reads the list, and says how many are cheaper', async () => {
    const user = userEvent.setup();
    let isRead = false;
    answerSearch([dear], { resultCompleted: false });
    calls.server.use(http.post(REFRESH, () => HttpResponse.json(answer(isRead ? [cheap] : [], { resultCompleted: isRead }))));
    await open();
    expect(await screen.findByText('Looking for cheaper fares')).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Flight details' }));
    isRead = true;
    const pill = await screen.findByRole('button', { name: '1 cheaper flight found' });
    expect(await cards()).toHaveLength(1);
    await user.click(pill);
    await waitFor(async () => expect(await cards()).toEqual([expect.stringContaining('Cheap Air'), expect.stringContaining('Dear Air')]));
  });

  it('writes its request id into the address, and finds the same results through it', async () => {
    answerSearch([cheap]);
    const first = await open();
    await waitFor(() => expect(first.router.state.location.search).toContain('requestId=r1'));
    first.unmount();
    calls.server.use(
      http.post(START, () => problem(500, 'server.error')),
      http.post(WHOLE, ({ request }) => HttpResponse.json(answer([dear], { requestId: new URL(request.url).searchParams.get('requestId') ?? '' }))),
    );
    await open(`${ADDRESS}&requestId=r1`);
    expect(await cards()).toEqual([expect.stringContaining('Dear Air')]);
  });

  it('starts again when the one in the address has expired', async () => {
    answerSearch([cheap], { requestId: 'r2' });
    calls.server.use(http.post(WHOLE, () => problem(410, 'search.expired')));
    const { router } = await open(`${ADDRESS}&requestId=r1`);
    expect(await cards()).toHaveLength(1);
    await waitFor(() => expect(router.state.location.search).toContain('requestId=r2'));
  });

  it('that is interrupted keeps its flights and continues on demand', async () => {
    const user = userEvent.setup();
    answerSearch([dear], { resultCompleted: false });
    calls.server.use(http.post(REFRESH, () => problem(422, 'request.invalid')));
    await open();
    const goOn = await screen.findByRole('button', { name: 'Continue the search' });
    expect(await cards()).toHaveLength(1);
    calls.server.use(http.post(REFRESH, () => HttpResponse.json(answer([cheap]))));
    await user.click(goOn);
    await waitFor(async () => expect(await cards()).toHaveLength(2));
    expect(screen.queryByRole('button', { name: 'Continue the search' })).not.toBeInTheDocument();
  });

  it('shows No Records without flights', async () => {
    answerSearch([]);
    await open();
    expect(await screen.findByText('No Records')).toBeInTheDocument();
  });

  it('opens a dialog when it fails, with a button to run it again (T-130)', async () => {
    const user = userEvent.setup();
    calls.server.use(http.post(START, () => problem(422, 'request.invalid')));
    await open();
    const dialog = await screen.findByRole('alertdialog', { name: 'The search failed' });
    answerSearch([cheap]);
    await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
    expect(await cards()).toHaveLength(1);
  });

  it('tells users who may not search why', async () => {
    calls.server.use(http.post(START, () => problem(403, 'access.denied')));
    await open();
    expect(await screen.findByText('Your role does not include this search')).toBeInTheDocument();
  });

  it('without a search in the address leads to the form', async () => {
    await open('/flight-search-result');
    expect(await screen.findByRole('link', { name: 'Search flights' })).toHaveAttribute('href', '/searchpad');
  });
});

describe('the search form over the results', () => {
  it('starts from the search in the address and runs the changed one', async () => {
    const user = userEvent.setup();
    answerSearch([cheap]);
    const { router } = await open();
    await user.click(await screen.findByRole('button', { name: 'Modify search' }));
    const form = await screen.findByRole('form', { name: 'Flight search' });
    expect(await within(form).findByRole('combobox', { name: /^To/ })).toHaveValue('DAC');
    await user.click(within(form).getByRole('button', { name: 'Swap origin and destination' }));
    await user.click(within(form).getByRole('button', { name: 'Search flights' }));
    await waitFor(() => expect(router.state.location.search).toContain('journey=DAC.DXB.2026-12-01'));
    expect(await cards()).toHaveLength(1);
  });
});

describe('the list', () => {
  it('scenario 4: is filtered by refundability, and the chip removes the filter', async () => {
    const user = userEvent.setup();
    answerSearch([dear, cheap]);
    await open();
    await user.click(await screen.findByRole('checkbox', { name: /Refundable only/ }));
    expect(await cards()).toEqual([expect.stringContaining('Dear Air')]);
    expect(screen.getByText('1 of 2 flights')).toBeInTheDocument();
    await user.click(within(screen.getByRole('list', { name: 'Active filters' })).getByRole('button', { name: /Refundable only/ }));
    expect(await cards()).toHaveLength(2);
  });

  it('scenario 5: is reversed when the same sort is pressed again (T-176)', async () => {
    const user = userEvent.setup();
    answerSearch([dear, cheap]);
    await open();
    expect((await cards())[0]).toContain('Cheap Air');
    await user.click(screen.getByRole('button', { name: /Cheapest/ }));
    expect((await cards())[0]).toContain('Dear Air');
  });

  it('shows both journeys of a return (T-041)', async () => {
    const back = { departureAirportCode: 'DAC', arrivalAirportCode: 'DXB', departureTime: '21:15', arrivalTime: '23:45' };
    answerSearch([flight({ itineraryId: 'both', flightSummary: [summary(), summary(back)] })]);
    await open();
    const card = await screen.findByRole('article');
    for (const time of ['09:00', '16:00', '21:15', '23:45']) expect(within(card).getByText(time)).toBeInTheDocument();
  });

  it('shows net amounts only where the server sends them', async () => {
    const hidden = { ...cheap };
    delete hidden.agentAmount;
    answerSearch([hidden, dear]);
    await open();
    const [first, second] = await screen.findAllByRole('article');
    expect(first).not.toHaveTextContent('Your price');
    expect(second).toHaveTextContent('Your price');
  });

  it('opens one panel of a card at a time (T-178)', async () => {
    const user = userEvent.setup();
    const brand: Brand = {
      brandId: 'flex', itineraryId: 'cheap', name: 'Flex', cabin: 'Economy', amount: 'AED 950.00', grossAmount: 'AED 900.00', deltaFromLowest: 'AED 50.00',
      checkedBag: '', cabinBag: '7 kg', fareType: 'OnHold', fareKind: 'regular', bookingClasses: ['Y'], ticketedByHand: false, seat: 'free', meal: 'paid', change: { allowed: true, text: 'Free of charge' }, refund: { allowed: false, text: 'Not allowed' },
    };
    answerSearch([{ ...cheap, brandDetails: [brand], segments: [segment({ operating: { code: 'ZZ', number: '1', name: 'Zebu Air' } })] }]);
    await open();
    await user.click(await screen.findByRole('button', { name: 'Flight details' }));
    // The card shows it, open or not.
    expect(within(screen.getByTestId('journey')).getByText('Operated by Zebu Air')).toBeInTheDocument();
    expect(within(screen.getByRole('tabpanel')).getByText('Operated by Zebu Air')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '1 fare' }));
    expect(screen.getByRole('region', { name: 'Flex' })).toHaveTextContent('Checked bagNone');
    expect(screen.queryByRole('tabpanel')).not.toBeInTheDocument();
  });

  it('warn only for manually ticketed fares that ticketing takes a while', async () => {
    const user = userEvent.setup();
    const [common] = market(1)[0]?.brandDetails ?? [];
    if (!common) throw new Error('the market sells nothing');
    answerSearch([{ ...cheap, brandDetails: [common, { ...common, itineraryId: 'private', brandId: 'private', name: 'Private', ticketedByHand: true }] }]);
    await open();
    await user.click(await screen.findByRole('button', { name: '2 fares' }));
    expect(screen.getByRole('region', { name: 'Private' })).toHaveTextContent('issued manually, within half an hour');
    expect(screen.getByRole('region', { name: common.name })).not.toHaveTextContent('by hand');
  });
});

describe('the details of a flight', () => {
  const RULE = '/api/price/v2/Rule/AirRule';
  const FILED = '/api/price/v2/Rule/GetFiledRules';
  const rules: AirRuleResponse = {
    itineraryId: 'cheap',
    brandName: 'Lite',
    fare: { ...fare('AED 900.00'), perPassengerType: [{ passengerType: 'ADT', count: 1, base: 'AED 700.00', surcharge: 'AED 0.00', taxes: [], total: 'AED 900.00', subtotal: 'AED 900.00' }] },
    baggage: [{ route: 'DXB-DAC', passengerType: 'ADT', checked: '30 kg', cabin: '7 kg' }, { route: 'DXB-DAC', passengerType: 'INF' }],
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
    await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe('/flight-booking?trip=O&journey=DXB.DAC.2026-12-01&adults=1&cabin=E&priceSessionId=p1'));
  });

  it.each<[string, Partial<AirPriceResponse>, string, RegExp[]]>([
    ['price', { status: 'PriceChanged', previous: fare('AED 900.00'), current: fare('AED 925.50') }, 'The price has changed', [/900/, /925\.50/, /25\.50/]],
    ['booking class', { status: 'ClassChanged', current: fare('AED 900.00'), classChanges: [{ flight: 'EK 585', previous: { rbd: 'Y', cabin: 'Economy', fareBasis: 'YOW' }, current: { rbd: 'B', cabin: 'Economy', fareBasis: 'BOW' } }] }, 'The booking class has changed', [/900/, /class Y → B on EK 585/]],
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

  it('of an expired search leads to a new one', async () => {
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
