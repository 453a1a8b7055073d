import type { FareDay } from '@jetway/kit-api/flights';
import { http, HttpResponse, portalHandlers, renderWithPortal, testServer } from '@jetway/kit-test';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import module from '../../../module';
import { DAYS, daysHandler } from '../../../shared/testing/days';
import { answer, flight } from '../../../shared/testing/flights';
import { ResultsPage } from '../results.page';

const ADDRESS = '/flight-search-result?trip=R&journey=DXB.DAC.2026-12-01&return=2026-12-08&adults=1&cabin=E';
const calls = testServer(
  http.post('/api/utility/v1/Airport/GetAirportsByKey', () => HttpResponse.json([])),
  daysHandler(),
  ...portalHandlers(),
);
beforeAll(calls.start);
afterEach(calls.reset);
afterEach(() => void vi.useRealTimers());
afterAll(calls.stop);
beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T08:00:00Z') });
  window.scrollTo = vi.fn();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = vi.fn();
      disconnect = vi.fn();
    },
  );
});

const seen = (departureDate: string, amount: string, seenAt = '2026-11-21T06:00:00Z'): FareDay => ({
  departureDate,
  amount,
  seenAt,
  source: 'search',
});
const listed = (departureDate: string, amount: string): FareDay => ({
  ...seen(departureDate, amount),
  source: 'index',
});
const KNOWN = [
  seen('2026-11-30', 'AED 880.00'),
  seen('2026-12-03', 'AED 1210.40', '2026-11-19T06:00:00Z'),
  seen('2026-12-20', 'AED 640.00'),
];

async function open(
  days = KNOWN,
  flights = [flight({ itineraryId: 'a', amount: 'AED 900.00' }), flight({ itineraryId: 'b', amount: 'AED 1000.00' })],
) {
  calls.server.use(
    http.post('/api/search/v1/AirSearch', () => HttpResponse.json(answer(flights))),
    ...(days === KNOWN ? [daysHandler(KNOWN)] : []),
  );
  const page = await renderWithPortal(<ResultsPage />, { module, at: ADDRESS, path: '/flight-search-result' });
  return page;
}
const strip = async () => within(await screen.findByRole('navigation', { name: 'Nearby departure dates' }));
const names = (links: HTMLElement[]) => links.map((link) => link.title.replace(/\u00a0/g, ' '));
async function openMonth(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await screen.findByRole('button', { name: 'Fares by day' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Fares by day' }));
  // Waits for the tabs, whose placeholder renders first.
  await dialog.findByRole('tab', { name: 'Calendar' });
  return dialog;
}

describe('the days around a search', () => {
  it('show their last seen price and its age; the list’s own price is on its day', async () => {
    await open();
    const days = await strip();
    await days.findByRole('link', { name: /880/ });
    expect(names(days.getAllByRole('link'))).toEqual([
      'Sat, 28 Nov 2026, no price seen yet',
      'Sun, 29 Nov 2026, no price seen yet',
      'Mon, 30 Nov 2026, AED 880, seen 2 hours ago, cheapest of these days',
      'Tue, 1 Dec 2026, AED 900, in this list',
      'Wed, 2 Dec 2026, no price seen yet',
      'Thu, 3 Dec 2026, AED 1,210, seen 2 days ago',
      'Fri, 4 Dec 2026, no price seen yet',
    ]);
    expect(days.getByRole('link', { current: 'date' })).toHaveTextContent('1 Dec');
  });

  it('can be searched with or without a price; a return trip keeps its length', async () => {
    const user = userEvent.setup();
    const { router } = await open();
    await user.click(await (await strip()).findByRole('link', { name: /2 Dec 2026, no price/ }));
    await waitFor(() => expect(router.state.location.search).toContain('journey=DXB.DAC.2026-12-02&return=2026-12-09'));
  });

  it('stay without prices when these fail to load, also above an empty search', async () => {
    calls.server.use(http.post(DAYS, () => HttpResponse.json({}, { status: 500 })));
    await open([], []);
    expect(await screen.findByRole('heading', { name: 'No flights found' })).toBeInTheDocument();
    expect((await strip()).getAllByRole('link', { name: /no price seen yet/ })).toHaveLength(7);
  });
});

describe('the days of a trip whose prices are being fetched', () => {
  /** Answers in this order; the last one again and again. Returns how often it was asked about the strip. */
  function answers(...each: { days: FareDay[]; filling: boolean }[]) {
    let asked = 0;
    calls.server.use(
      http.post(DAYS, ({ request }) => {
        const isStrip = new URL(request.url).searchParams.get('from') === '2026-11-28';
        const answer = each[Math.min(isStrip ? asked++ : asked, each.length - 1)];
        return HttpResponse.json({ currency: 'AED', ...answer });
      }),
    );
    return () => asked;
  }
  const LISTED = [listed('2026-11-30', 'AED 880.00'), seen('2026-12-03', 'AED 1210.40')];

  it('fill while one looks, and say which come from a price list', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-21T08:00:00Z') });
    const asked = answers({ days: [], filling: true }, { days: LISTED, filling: false });
    await open([]);
    const days = await strip();
    expect(await days.findByRole('link', { name: /30 Nov 2026, its price is on the way/ })).toBeInTheDocument();
    expect(days.getByRole('link', { name: /1 Dec 2026, AED\s900, in this list/ })).toBeInTheDocument();
    await vi.advanceTimersByTimeAsync(1_500);
    expect(
      await days.findByRole('link', { name: /30 Nov 2026, AED\s880, price list, 2 hours ago/ }),
    ).toBeInTheDocument();
    expect(days.getByRole('link', { name: /3 Dec 2026, AED\s1,210, seen 2 hours ago/ })).toBeInTheDocument();
    expect(days.getByRole('link', { name: /2 Dec 2026, no price seen yet/ })).toBeInTheDocument();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked()).toBe(2);
  });

  it('are asked for three times more, and then show what is known', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-21T08:00:00Z') });
    const asked = answers({ days: LISTED, filling: true });
    await open([]);
    const days = await strip();
    expect(await days.findByRole('link', { name: /2 Dec 2026, its price is on the way/ })).toBeInTheDocument();
    await vi.advanceTimersByTimeAsync(1_500);
    await vi.advanceTimersByTimeAsync(4_000);
    await vi.advanceTimersByTimeAsync(8_000);
    expect(await days.findByRole('link', { name: /2 Dec 2026, no price seen yet/ })).toBeInTheDocument();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked()).toBe(4);
  });

  it('form a calendar and a chart that say so below', async () => {
    const user = userEvent.setup();
    answers({ days: LISTED, filling: true });
    await open([]);
    const dialog = await openMonth(user);
    const month = within(await dialog.findByRole('table', { name: 'Fares in December 2026' }));
    expect(month.getByRole('link', { name: /, 5 Dec 2026, its price is on the way/ })).toBeInTheDocument();
    expect(dialog.getByText(/More prices are on their way\. The lowest total/)).toBeInTheDocument();
    expect(dialog.queryByText(/“Price list” marks/), 'the listed day is in November').not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Previous month' }));
    expect(await dialog.findByText(/“Price list” marks prices from suppliers’ price lists/)).toBeInTheDocument();
    await user.click(dialog.getByRole('tab', { name: 'Price graph' }));
    expect(await dialog.findByRole('list', { name: 'Fares in November 2026' })).toBeInTheDocument();
  });
});

describe('the days of a month', () => {
  it('form a calendar navigated by arrow keys, and one is searched', async () => {
    const user = userEvent.setup();
    const { router } = await open();
    const dialog = await openMonth(user);
    const month = within(await dialog.findByRole('table', { name: 'Fares in December 2026' }));
    expect(month.getAllByRole('columnheader').map((head) => head.getAttribute('abbr'))).toContain('Monday');
    expect(month.getAllByRole('link')).toHaveLength(31);
    expect(
      await month.findByRole('link', { name: /20 Dec 2026, AED\s640, seen 2 hours ago, cheapest/ }),
    ).toBeInTheDocument();
    const entry = month.getAllByRole('link').filter((day) => day.tabIndex === 0);
    expect(names(entry)).toEqual(['Tue, 1 Dec 2026, AED 900, in this list']);
    entry[0]?.focus();
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowUp}{ArrowLeft}');
    expect(document.activeElement).toHaveAccessibleName(/10 Dec 2026/);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.search).toContain('journey=DXB.DAC.2026-12-10&return=2026-12-17'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('can be browsed from the current month to the last bookable one; past days are disabled', async () => {
    const user = userEvent.setup();
    await open();
    const dialog = await openMonth(user);
    await user.click(dialog.getByRole('button', { name: 'Previous month' }));
    expect(dialog.getByRole('button', { name: 'Previous month' })).toBeDisabled();
    const november = within(await dialog.findByRole('table', { name: 'Fares in November 2026' }));
    expect(november.getAllByRole('link')).toHaveLength(10);
    for (let month = 0; month < 12; month += 1) await user.click(dialog.getByRole('button', { name: 'Next month' }));
    expect(dialog.getByRole('button', { name: 'Next month' })).toBeDisabled();
    expect(
      within(await dialog.findByRole('table', { name: 'Fares in November 2027' })).getAllByRole('link'),
    ).toHaveLength(10);
    expect(await dialog.findByText(/No prices seen for this month yet/)).toBeInTheDocument();
  });

  it('form a bar chart, which says when there are no prices', async () => {
    const user = userEvent.setup();
    await open();
    const dialog = await openMonth(user);
    await user.click(await dialog.findByRole('tab', { name: 'Price graph' }));
    const bars = within(await dialog.findByRole('list', { name: 'Fares in December 2026' }));
    expect(bars.getAllByRole('link')).toHaveLength(31);
    const height = (name: RegExp) => bars.getByRole('link', { name }).style.getPropertyValue('--share');
    expect([height(/, 3 Dec 2026, AED/), height(/20 Dec 2026/), height(/, 2 Dec 2026, no price/)]).toEqual([
      '100%',
      '53%',
      '',
    ]);
    bars.getByRole('link', { name: /20 Dec 2026/ }).focus();
    await user.keyboard('{ArrowLeft}');
    expect(dialog.getByText(/19 Dec 2026, no price seen yet/, { selector: 'p' })).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Next month' }));
    expect(await dialog.findByText('No prices seen for this month yet.')).toBeInTheDocument();
  });

  it('report a failed load, and can be reloaded', async () => {
    const user = userEvent.setup();
    await open();
    await (await strip()).findByRole('link', { name: /880/ });
    calls.server.use(
      http.post(DAYS, () =>
        HttpResponse.json(
          {
            type: 'about:blank',
            title: 'x',
            status: 503,
            code: 'server.unavailable',
            retryable: false,
            requestId: 'req-9',
          },
          { status: 503 },
        ),
      ),
    );
    const dialog = await openMonth(user);
    expect(await dialog.findByText('The prices of this month could not be loaded')).toBeInTheDocument();
    calls.server.use(daysHandler(KNOWN));
    await user.click(dialog.getByRole('button', { name: /Try again/ }));
    expect(await dialog.findByRole('link', { name: /20 Dec 2026, AED/ })).toBeInTheDocument();
  });
});
