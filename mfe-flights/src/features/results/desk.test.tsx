import { customerApi } from '@jetway/kit-api/customer';
import type { Itinerary } from '@jetway/kit-api/flights';
import { http, HttpResponse } from '@jetway/kit-test';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { answer, flight, segment, summary } from '../../shared/testing/flights';
import { fare } from '../../shared/testing/orders';
import { openResults, resultsServer } from './testing/results-server';

const calls = resultsServer();
beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = vi.fn();
});

const cheap = flight({
  itineraryId: 'cheap',
  amount: 'AED 900.00',
  agentAmount: 'AED 871.00',
  airlineName: 'Cheap Air',
  airlineCode: 'CC',
  source: 'gds-a',
});
const dear = flight({
  itineraryId: 'dear',
  amount: 'AED 1000.00',
  agentAmount: 'AED 972.00',
  airlineName: 'Dear Air',
  airlineCode: 'DD',
});

async function open(flights: Itinerary[], more: Parameters<typeof answer>[1] = {}) {
  calls.server.use(http.post('/api/search/v1/AirSearch', () => HttpResponse.json(answer(flights, more))));
  const page = await openResults();
  await screen.findAllByRole('article');
  return page;
}
const quote = (name: RegExp) => screen.getByRole('button', { name });
const copied = async () => navigator.clipboard.readText();

describe('a quote', () => {
  it('is selected on cards, compared, copied without net amounts, and proposed (T-229)', async () => {
    const user = userEvent.setup();
    await open([dear, cheap]);
    expect(screen.queryByRole('region', { name: 'Picked for a quote' })).not.toBeInTheDocument();
    await user.click(quote(/Quote Cheap Air/));
    await user.click(quote(/Quote Dear Air/));
    const bar = screen.getByRole('region', { name: 'Picked for a quote' });
    expect(bar).toHaveTextContent('2 flights picked');
    await user.click(within(bar).getByRole('button', { name: 'Compare' }));
    const table = within(await screen.findByRole('dialog', { name: 'Compare' })).getByRole('table');
    expect(within(table).getByRole('row', { name: /Price.*900\.00.*1,000\.00/ })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await user.click(within(bar).getByRole('button', { name: 'Copy as text' }));
    const text = await copied();
    expect(text).toContain('Cheap Air');
    expect(text).toMatch(/900\.00/);
    for (const secret of ['871', '972', 'gds-a', 'GDS A']) expect(text).not.toContain(secret);
    expect(within(bar).getByRole('link', { name: 'Make proposal' })).toHaveAttribute(
      'href',
      expect.stringMatching(
        /^\/flight-proposal\?.*journey=DXB\.DAC\.2026-12-01.*&requestId=r1&itineraryIds=cheap\.dear$/,
      ),
    );
  });
});

describe('keyboard shortcuts of the list', () => {
  it('move with arrow keys and act with letters', async () => {
    const user = userEvent.setup();
    await open([dear, cheap]);
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('article', { name: /Cheap Air/ })).toHaveFocus();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(
      within(screen.getByRole('article', { name: /Dear Air/ })).getByRole('button', { name: 'Flight details' }),
    ).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('c');
    expect(await copied()).toContain('Dear Air');
    await user.keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toHaveTextContent(
      'Hide or show your price',
    );
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('hide net amounts and suppliers with H, also after a reload (T-226, T-228)', async () => {
    const user = userEvent.setup();
    const first = await open([cheap]);
    await act(async () => void (await first.store.dispatch(customerApi.endpoints.getUserContext.initiate())));
    expect(screen.getByRole('article')).toHaveTextContent(/Your price.*871\.00/);
    expect(screen.getByRole('article')).toHaveTextContent('Source GDS A');
    await user.keyboard('h');
    expect(screen.getByRole('article')).not.toHaveTextContent('871.00');
    expect(screen.getByRole('article')).not.toHaveTextContent(/gds.a/i);
    expect(localStorage.getItem('jetway.flights.net-hidden')).toBe('yes');
    calls.server.use(
      http.post('/api/price/v2/Rule/AirRule', () =>
        HttpResponse.json({
          fare: fare({ customerTotal: 'AED 900.00', commission: 'AED 29.00', agentPayable: 'AED 871.00' }),
        }),
      ),
    );
    await user.click(screen.getByRole('button', { name: 'Flight details' }));
    await user.click(await screen.findByRole('tab', { name: 'Fare' }));
    expect(await screen.findByRole('row', { name: /Customer pays.*900\.00/ })).toBeInTheDocument();
    for (const secret of ['29.00', '871.00']) expect(screen.getByRole('article')).not.toHaveTextContent(secret);
    first.unmount();
  });

  it('open the one-line search with /', async () => {
    const user = userEvent.setup();
    await open([cheap]);
    await user.keyboard('/');
    expect(await screen.findByRole('textbox', { name: 'Search in one line' })).toHaveFocus();
  });

  it('work after a switch was pressed as well (T-228)', async () => {
    const user = userEvent.setup();
    await open([cheap]);
    await user.click(await screen.findByRole('switch', { name: 'Hide your price' }));
    expect(screen.getByRole('article')).not.toHaveTextContent('871.00');
    await user.keyboard('h');
    expect(screen.getByRole('article')).toHaveTextContent('871.00');
  });

  it('show journeys only, or all their flights, as the agent selects (T-043)', async () => {
    const user = userEvent.setup();
    await open([
      flight({
        itineraryId: 'stop',
        segments: [
          segment(),
          segment({ segmentId: 's2', marketing: { code: 'QQ', number: '202', name: 'Quokka Air' } }),
        ],
      }),
    ]);
    const card = screen.getByRole('article');
    expect(within(card).queryByRole('list', { name: 'Flights of this journey' })).not.toBeInTheDocument();
    await user.keyboard('s');
    expect(within(card).getByRole('list', { name: 'Flights of this journey' })).toHaveTextContent(/QQ 101.*QQ 202/);
  });
});

describe('a card', () => {
  it('has a block for each journey of a multi-city trip (T-042)', async () => {
    const days = ['2026-12-01', '2026-12-05', '2026-12-09'];
    await open([flight({ itineraryId: 'three', flightSummary: days.map((departsOn) => summary({ departsOn })) })]);
    const blocks = within(screen.getByRole('article')).getAllByTestId('journey');
    expect(blocks.map((block) => /Flight (\d)/.exec(block.textContent)?.[1])).toEqual(['1', '2', '3']);
  });

  it('lists the same fare at other times on demand, below one card for all, instead of its brands or details (T-178)', async () => {
    const user = userEvent.setup();
    const later = {
      ...cheap,
      itineraryId: 'later',
      moreCount: 1,
      flightSummary: [summary({ departureTime: '21:15' })],
    };
    await open([{ ...cheap, moreCount: 1 }, later, flight({ itineraryId: 'dear', amount: 'AED 1000.00' })]);
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(screen.queryByText('21:15')).not.toBeInTheDocument();
    await user.click(screen.getAllByRole('button', { name: 'Flight details' })[0] as HTMLElement);
    await user.click(screen.getByRole('button', { name: '1 more time' }));
    expect(screen.queryByRole('tab', { name: 'Fare rules' })).not.toBeInTheDocument();
    const others = within(screen.getByRole('list', { name: 'Other times of this fare' }));
    expect(within(others.getByRole('article')).getByText('21:15')).toBeInTheDocument();
    expect(others.queryByRole('button', { name: '1 more time' })).not.toBeInTheDocument();

    await user.click(others.getByRole('button', { name: 'Flight details' }));
    expect(await others.findByRole('tab', { name: 'Fare rules' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '1 more time' }));
    expect(screen.queryByText('21:15')).not.toBeInTheDocument();
  });

  it('marks journeys from or to another airport than searched, and shows that the search allowed it', async () => {
    const [out, back] = [
      summary({ arrivalAirportCode: 'SAW', otherAirports: ['SAW'] }),
      summary({ departureAirportCode: 'IST', arrivalAirportCode: 'DXB' }),
    ];
    calls.server.use(
      http.post('/api/search/v1/AirSearch', () =>
        HttpResponse.json(answer([flight({ itineraryId: 'a', flightSummary: [out, back] })])),
      ),
    );
    await openResults(
      '/flight-search-result?trip=R&journey=DXB.IST.2026-12-20&return=2026-12-27&adults=1&cabin=E&nearby=1',
    );
    const journeys = await screen.findAllByTestId('journey');
    expect(journeys.map((journey) => within(journey).queryByText(/Other airport/)?.textContent)).toEqual([
      'Other airport: to SAW',
      undefined,
    ]);
    expect(screen.getByText(/nearby airports included/)).toBeInTheDocument();
  });

  it('marks preferred airlines and puts them first at the same price', async () => {
    await open([
      flight({ itineraryId: 'a', airlineName: 'Any Air' }),
      flight({ itineraryId: 'z', airlineName: 'Wished Air', isPreferred: true, fareKind: 'student' }),
    ]);
    const [first] = screen.getAllByRole('article');
    expect(first).toHaveTextContent(/Wished Air.*Preferred.*Student fare/);
  });

  it.each([
    [false, 'International fare', 'Passport for everyone'],
    [true, 'Domestic fare', 'National identity card'],
  ])('shows the fare type; domestic %s (T-044)', async (isDomestic, title, documents) => {
    const user = userEvent.setup();
    calls.server.use(http.post('/api/price/v2/Rule/AirRule', () => HttpResponse.json({}, { status: 500 })));
    await open([flight({ itineraryId: 'one', isDomestic })]);
    await user.click(screen.getByRole('button', { name: 'Flight details' }));
    await user.click(await screen.findByRole('tab', { name: 'Fare' }));
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
    expect(screen.getByText(new RegExp(documents))).toBeInTheDocument();
  });
});

const inDollars = (itineraryId: string, moreCount: number): Itinerary => ({
  ...cheap,
  itineraryId,
  moreCount,
  amount: 'USD 247.52',
  originalAmount: 'AED 900.00',
});

it('shows amounts in another currency beside the charged amount (T-288)', async () => {
  const user = userEvent.setup();
  calls.server.use(
    http.post('/api/search/v1/GetAirSearchWithCurrency', ({ request }) => {
      const currency = new URL(request.url).searchParams.get('currency') ?? '';
      return HttpResponse.json(
        answer([inDollars('cheap', 1), inDollars('later', 1)], { currency, currencies: ['AED', 'USD'] }),
      );
    }),
  );
  await open([cheap], { currencies: ['AED', 'USD'] });
  await user.click(await screen.findByRole('button', { name: /Show amounts in/ }));
  await user.click(await screen.findByRole('option', { name: 'USD' }));
  await waitFor(() => expect(screen.getByRole('article')).toHaveTextContent('247.52'));
  expect(screen.getByRole('article')).toHaveTextContent(/Charged.*900\.00/);
  await user.click(screen.getByRole('button', { name: '1 more time' }));
  await waitFor(() => expect(screen.getAllByText(/247\.52/)).toHaveLength(2));
});
