import type { BookingChoices, BookingRow, BookingsRequest } from '@jetway/kit-api/customer';
import { http, HttpResponse, portalHandlers, renderWithPortal, testServer } from '@jetway/kit-test';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { bookingModule } from '../../shared/testing/booking-module';
import { BookingsPage } from './bookings.page';

const CHOICES = '/api/customer/v1/MyBooking/GetBookingChoices';
const calls = testServer(
  http.get('/api/order/v1/GetNotifications', () => HttpResponse.json({ items: [] })),
  http.get(CHOICES, () => HttpResponse.json(choices)),
  ...portalHandlers(),
);
beforeAll(calls.start);
afterEach(calls.reset);
afterAll(calls.stop);

const row: BookingRow = {
  orderReference: 'DMO2611-00001A',
  route: 'DXB-DAC',
  tripType: 1,
  departsOn: '2026-12-01',
  sellingAirlines: ['Quokka Air', 'Zebu Air'],
  leadPassenger: 'RAHMAN/KARIM MR',
  passengerCount: 3,
  pnr: 'QK7XZ2',
  airlineCode: 'QQ',
  airlineName: 'Quokka Air',
  status: 'OnHold',
  statusText: 'On hold',
  timeLimitAt: '2099-01-01T00:00:00Z',
  customerAmount: 'AED 520.00',
  createdAt: '2026-11-21T08:00:00Z',
  createdBy: 'Amina Rahman',
};

const choices: BookingChoices = {
  airlines: [
    { code: 'QQ', name: 'Quokka Air' },
    { code: 'WW', name: 'Wombat Wings' },
  ],
  staff: [{ userId: '7b0f4a52-9a1e-4a63-b6a1-2f1f6a0d1c11', name: 'Amina Rahman' }],
  branches: [],
};

function serve(items: BookingRow[], total = items.length) {
  const asked: BookingsRequest[] = [];
  calls.server.use(
    http.post('/api/customer/v1/MyBooking/GetBookings', async ({ request }) => {
      asked.push((await request.json()) as BookingsRequest);
      return HttpResponse.json({ items, total, page: 1, pageSize: 20, counts: { all: 41, onHold: 7 } });
    }),
  );
  return asked;
}

const open = (at = '/my-bookings') =>
  renderWithPortal(<BookingsPage />, { module: bookingModule, path: '/my-bookings', at });

describe('the list', () => {
  it('beyond its last page shows the last one', async () => {
    calls.server.use(
      http.post('/api/customer/v1/MyBooking/GetBookings', async ({ request }) => {
        const { page = 1 } = (await request.json()) as BookingsRequest;
        return HttpResponse.json({ items: page > 2 ? [] : [row], total: 21, page, pageSize: 20, counts: {} });
      }),
    );
    const { router } = await open('/my-bookings?page=9');
    expect(await screen.findByRole('link', { name: row.orderReference })).toBeInTheDocument();
    expect(router.state.location.search).toContain('page=2');
  });

  it('shows that it is loading, then one row per order (T-126)', async () => {
    serve([row]);
    await open();
    await screen.findByText('Fetching data');
    expect(await screen.findByRole('link', { name: 'DMO2611-00001A' })).toHaveAttribute(
      'href',
      '/flight-order?reference=DMO2611-00001A',
    );
    expect(screen.queryByText('Fetching data')).toBeNull();
    expect(screen.getByText('and 2 more')).toBeInTheDocument();
    expect(screen.getByText('Quokka Air, Zebu Air')).toBeInTheDocument();
  });

  it('counts down to a near time limit, and shows any other as a date', async () => {
    const soon = new Date(Date.now() + 3 * 3_600_000).toISOString();
    serve([row, { ...row, orderReference: 'DMO2611-00002B', timeLimitAt: soon }]);
    await open();
    expect(await screen.findByRole('timer', { name: 'Time left for DMO2611-00002B' })).toHaveTextContent(
      /^[23]:\d\d:\d\d|2h/,
    );
    expect(screen.getAllByRole('timer')).toHaveLength(1);
  });

  it('shows net amounts where the server sends them', async () => {
    serve([row, { ...row, orderReference: 'DMO2611-00002B', agentAmount: 'AED 498.50' }]);
    await open();
    await screen.findByRole('link', { name: 'DMO2611-00002B' });
    expect(screen.getAllByText(/You pay/)).toHaveLength(1);
  });

  it('shows No Records when empty (T-127)', async () => {
    serve([]);
    await open();
    expect(await screen.findByText('No Records')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'New search' })).toHaveAttribute('href', '/searchpad');
  });

  it('without matches offers to clear the filters', async () => {
    const asked = serve([]);
    await open('/my-bookings?search=nobody&from=2026-11-01');
    await screen.findByText('No bookings in this queue match.');
    await userEvent.click(screen.getAllByRole('button', { name: 'Clear filters' }).at(-1)!);
    await waitFor(() => expect(asked.at(-1)).toEqual({ queue: 'all', page: 1, pageSize: 20 }));
    expect(await screen.findByRole('link', { name: 'New search' })).toBeInTheDocument();
  });

  it('opens with and without its search (P-049, T-025)', async () => {
    const asked = serve([row]);
    await open('/my-bookings?search=QK7XZ2');
    await screen.findByRole('link', { name: 'DMO2611-00001A' });
    expect(asked[0]).toMatchObject({ search: 'QK7XZ2', queue: 'all' });
    expect(screen.getByRole('searchbox', { name: 'Search bookings' })).toHaveValue('QK7XZ2');
  });

  it('opens the order of a clicked row', async () => {
    serve([row]);
    const { router } = await open();
    await userEvent.click(await screen.findByText('RAHMAN/KARIM MR'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/flight-order'));
  });

  it('that failed to load can be retried', async () => {
    calls.server.use(http.post('/api/customer/v1/MyBooking/GetBookings', () => HttpResponse.json({}, { status: 500 })));
    await open();
    expect(await screen.findByText('Bookings could not be loaded')).toBeInTheDocument();
  });
});

describe('filtering', () => {
  it('by queue requests that queue and stores it in the address', async () => {
    const asked = serve([row]);
    const { router } = await open();
    await userEvent.click(await screen.findByRole('tab', { name: /On hold/ }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ queue: 'onHold', page: 1 }));
    expect(router.state.location.search).toBe('?queue=onHold');
    expect(await screen.findByRole('tab', { name: /On hold.*7/ })).toHaveAttribute('aria-selected', 'true');
  });

  it('by airline requests it and stores it in the address; a single option is no choice', async () => {
    const asked = serve([row]);
    const { router } = await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Airlines' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Wombat Wings' }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ airlines: ['WW'], page: 1 }));
    expect(router.state.location.search).toBe('?airlines=WW');
    expect(screen.queryByRole('button', { name: 'Booked by' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('behind one button on a phone names how many are in use, and opens and closes them', async () => {
    serve([row]);
    await open('/my-bookings?airlines=WW');
    const button = await screen.findByRole('button', { name: 'Filters (1)', hidden: true });
    const folded = () =>
      button
        .getAttribute('aria-controls')
        ?.split(' ')
        .map((id) => document.getElementById(id)) ?? [];
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(folded()).toHaveLength(2);
    for (const part of folded()) expect(part).not.toHaveAttribute('data-open');
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    for (const part of folded()) expect(part).toHaveAttribute('data-open');
    await userEvent.click(button);
    for (const part of folded()) expect(part).not.toHaveAttribute('data-open');
  });

  it('changes the sort order', async () => {
    const asked = serve([row]);
    await open('/my-bookings?sort=ttl');
    await screen.findByRole('link', { name: 'DMO2611-00001A' });
    expect(asked[0]).toMatchObject({ sort: 'ttl' });
  });

  it('by text requests it and stores it in the address', async () => {
    const asked = serve([row]);
    const { router } = await open('/my-bookings?page=2');
    await userEvent.click(await screen.findByRole('searchbox', { name: 'Search bookings' }));
    await userEvent.paste('rahman');
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ search: 'rahman', page: 1 }));
    expect(router.state.location.search).toBe('?search=rahman');
  });

  it('by page loads the next page, and does not load the options again', async () => {
    const asked = serve([row], 41);
    let choicesAsked = 0;
    calls.server.use(
      http.get(CHOICES, () => {
        choicesAsked += 1;
        return HttpResponse.json(choices);
      }),
    );
    await open();
    await userEvent.click(await screen.findByRole('button', { name: '2' }));
    await waitFor(() => expect(asked.at(-1)?.page).toBe(2));
    await screen.findByRole('link', { name: 'DMO2611-00001A' });
    expect(choicesAsked).toBe(1);
  });

  it('by text works while the options fail to load', async () => {
    serve([row]);
    calls.server.use(http.get(CHOICES, () => HttpResponse.json({}, { status: 500 })));
    await open('/my-bookings?airlines=WW');
    expect(await screen.findByRole('link', { name: 'DMO2611-00001A' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Airlines (1)' })).toBeInTheDocument();
    expect(screen.getByRole('searchbox', { name: 'Search bookings' })).toBeEnabled();
  });
});

describe('exporting and printing', () => {
  beforeAll(() => {
    URL.createObjectURL = vi.fn(() => 'blob:bookings');
    URL.revokeObjectURL = vi.fn();
  });

  it('saves every booking that matches, under the name the server gives the file', async () => {
    serve([row], 41);
    const asked: BookingsRequest[] = [];
    calls.server.use(
      http.post('/api/customer/v1/MyBooking/ExportBookings', async ({ request }) => {
        asked.push((await request.json()) as BookingsRequest);
        return new HttpResponse('Order reference\r\n', {
          headers: {
            'content-type': 'text/csv',
            'content-disposition': 'attachment; filename="falcon-bookings-2026-11-26.csv"',
          },
        });
      }),
    );
    const saved: string[] = [];
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(`${this.download} ${this.href}`);
    });
    await open('/my-bookings?search=RAHMAN&page=2');
    await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(saved).toEqual(['falcon-bookings-2026-11-26.csv blob:bookings']));
    expect(asked).toMatchObject([{ queue: 'all', search: 'RAHMAN' }]);
    click.mockRestore();
  });

  it('saves no part of a file that could not be made, and says why', async () => {
    serve([row]);
    const problem = { type: 'about:blank', title: 'Busy', status: 429, code: 'request.rate_limited', retryable: true };
    calls.server.use(
      http.post('/api/customer/v1/MyBooking/ExportBookings', () => HttpResponse.json(problem, { status: 429 })),
    );
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByText(/Too many requests/)).toBeInTheDocument();
  });

  it('leads to the documents of the selected bookings', async () => {
    serve([row, { ...row, orderReference: 'DMO2611-00002B' }]);
    await open();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select DMO2611-00002B' }));
    expect(screen.getByRole('link', { name: 'Print selected (1)' })).toHaveAttribute(
      'href',
      '/print-preview?references=DMO2611-00002B',
    );
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    expect(screen.getByRole('link', { name: 'Print selected (2)' })).toHaveAttribute(
      'href',
      '/print-preview?references=DMO2611-00001A.DMO2611-00002B',
    );
  });
});
