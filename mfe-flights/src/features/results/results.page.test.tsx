import type { AirSearchResponse, Brand, Itinerary } from '@jetway/kit-api/flights';
import { http, HttpResponse } from '@jetway/kit-test';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import { answer, flight, segment, summary } from '../../shared/testing/flights';
import { market } from '../../shared/testing/market';
import { cards, problem } from './testing/on-the-page';
import { ADDRESS, openResults, resultsServer } from './testing/results-server';

const START = '/api/search/v1/AirSearch';
const REFRESH = '/api/search/v1/RefreshAirSearch';
const WHOLE = '/api/search/v1/GetAirSearch';

const calls = resultsServer();

const dear = flight({ itineraryId: 'dear', amount: 'AED 1000.00', airlineName: 'Dear Air', airlineCode: 'DD' });
const cheap = flight({
  itineraryId: 'cheap',
  amount: 'AED 900.00',
  airlineName: 'Cheap Air',
  airlineCode: 'CC',
  refundable: false,
});
function answerSearch(flights: Itinerary[], replace: Partial<AirSearchResponse> = {}) {
  calls.server.use(http.post(START, () => HttpResponse.json(answer(flights, replace))));
}
const open = openResults;

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
        return HttpResponse.json(
          answer(asked.length === 1 ? [] : [cheap], {
            resultCompleted: asked.length === 2,
            refreshCount: asked.length + 1,
          }),
        );
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
    calls.server.use(
      http.post(REFRESH, () => HttpResponse.json(answer(isRead ? [cheap] : [], { resultCompleted: isRead }))),
    );
    await open();
    expect(await screen.findByText('Looking for cheaper fares')).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Flight details' }));
    isRead = true;
    const pill = await screen.findByRole('button', { name: '1 cheaper flight found' });
    expect(await cards()).toHaveLength(1);
    await user.click(pill);
    await waitFor(async () =>
      expect(await cards()).toEqual([expect.stringContaining('Cheap Air'), expect.stringContaining('Dear Air')]),
    );
  });

  it('writes its request id into the address, and finds the same results through it', async () => {
    answerSearch([cheap]);
    const first = await open();
    await waitFor(() => expect(first.router.state.location.search).toContain('requestId=r1'));
    first.unmount();
    calls.server.use(
      http.post(START, () => problem(500, 'server.error')),
      http.post(WHOLE, ({ request }) =>
        HttpResponse.json(answer([dear], { requestId: new URL(request.url).searchParams.get('requestId') ?? '' })),
      ),
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

  it('says that no flights were found', async () => {
    answerSearch([]);
    await open();
    expect(await screen.findByText('No flights found')).toBeInTheDocument();
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

  it('leads to the form when the address contains no search', async () => {
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
    await user.click(
      within(screen.getByRole('list', { name: 'Active filters' })).getByRole('button', { name: /Refundable only/ }),
    );
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
    const back = {
      departureAirportCode: 'DAC',
      arrivalAirportCode: 'DXB',
      departureTime: '21:15',
      arrivalTime: '23:45',
    };
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
      brandId: 'flex',
      itineraryId: 'cheap',
      name: 'Flex',
      cabin: 'Economy',
      amount: 'AED 950.00',
      grossAmount: 'AED 900.00',
      deltaFromLowest: 'AED 50.00',
      checkedBag: '',
      cabinBag: '7 kg',
      fareType: 'OnHold',
      fareKind: 'regular',
      bookingClasses: ['Y'],
      ticketedByHand: false,
      seat: 'free',
      meal: 'paid',
      change: { allowed: true, text: 'Free of charge' },
      refund: { allowed: false, text: 'Not allowed' },
    };
    answerSearch([
      {
        ...cheap,
        brandDetails: [brand],
        segments: [segment({ operating: { code: 'ZZ', number: '1', name: 'Zebu Air' } })],
      },
    ]);
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
    answerSearch([
      {
        ...cheap,
        brandDetails: [
          common,
          { ...common, itineraryId: 'private', brandId: 'private', name: 'Private', ticketedByHand: true },
        ],
      },
    ]);
    await open();
    await user.click(await screen.findByRole('button', { name: '2 fares' }));
    expect(screen.getByRole('region', { name: 'Private' })).toHaveTextContent('issued manually, within half an hour');
    expect(screen.getByRole('region', { name: common.name })).not.toHaveTextContent('by hand');
  });
});
