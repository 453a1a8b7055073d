import type { SendHolidayRequest } from '@jetway/kit-api/packages';
import { http, HttpResponse, press, renderWithPortal } from '@jetway/kit-test';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { HOLIDAY_CALLS, HOLIDAY_REQUEST, holidayPackage, holidaysModule } from '../../../shared/testing/holidays';
import { holidaysServer } from '../../../shared/testing/holidays-server';
import { problem } from '../../../shared/testing/visa-orders';
import { HolidayPage } from './detail.page';

const calls = holidaysServer();
const PATH = '/holiday-search-result/:packageId';
const PRICED = '/holiday-search-result/p1?date=2027-01-10&adults=2&ages=8';
const open = (at = PRICED) => renderWithPortal(<HolidayPage />, { module: holidaysModule, at, path: PATH });

function serve(replace: Parameters<typeof holidayPackage>[0] = {}) {
  const asked: string[] = [];
  calls.server.use(
    http.get(HOLIDAY_CALLS.detail, ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json({ holidayPackage: holidayPackage(replace) });
    }),
  );
  return asked;
}

describe('the page of a package', () => {
  it('shows days, hotels, inclusions, prices, departures with seats, route and terms', async () => {
    const asked = serve();
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Istanbul in a week' })).toBeInTheDocument();
    expect(asked[0]).toBe('?packageId=p1&date=2027-01-10&adults=2&childAges=8');
    const part = (name: string) => within(screen.getByRole('region', { name }));
    expect(part('Day by day').getByText('Included: dinner')).toBeInTheDocument();
    expect(part('Hotels').getByText('4 stars · Istanbul · 6 nights')).toBeInTheDocument();
    expect(part('Included').getByText('Airport transfers')).toBeInTheDocument();
    expect(part('Not included').getByText('Flights')).toBeInTheDocument();
    expect(part('Price').getByText(/5,000\.00/)).toBeInTheDocument();
    expect(part('Price').getByText('2 adults, 1 child')).toBeInTheDocument();
    expect(part('Departures').getByText('4 seats left')).toBeInTheDocument();
    expect(part('Departures').getByText('Sold out')).toBeInTheDocument();
    expect(part('Cancellation').getByText('From 30 days before the start')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Route: Istanbul – Cappadocia' })).toBeInTheDocument();
  });

  it('shows a set of pictures, one large, that keys and buttons move through', async () => {
    const user = userEvent.setup();
    serve();
    await open();
    const gallery = await screen.findByRole('region', { name: 'Pictures' });
    const large = (number: number) =>
      within(gallery).getByRole('img', { name: `Istanbul in a week, picture ${number} of 3` });
    expect(large(1)).toBeInTheDocument();
    within(gallery).getByRole('button', { name: 'Next picture' }).focus();
    await user.keyboard('{ArrowRight}');
    expect(large(2)).toBeInTheDocument();
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(large(3)).toBeInTheDocument();
    await user.click(within(gallery).getByRole('button', { name: 'Istanbul in a week, picture 1 of 3' }));
    expect(large(1)).toBeInTheDocument();
  });

  it('prices a departure and other travellers, and keeps what is typed', async () => {
    const user = userEvent.setup();
    const asked = serve({ departures: [{ date: '2027-01-24', seatsLeft: 4 }] });
    await open();
    const form = within(await screen.findByRole('form', { name: 'Ask for this holiday' }));
    await user.type(form.getByRole('textbox', { name: /^Wishes/ }), 'A quiet room');
    await user.click(screen.getByRole('button', { name: /^Start on .*24 Jan 2027$/ }));
    await waitFor(() => expect(asked.at(-1)).toBe('?packageId=p1&date=2027-01-24&adults=2&childAges=8'));
    await user.click(form.getByRole('spinbutton', { name: /^Adults/ }));
    await user.keyboard('{ArrowUp}');
    await waitFor(() => expect(asked.at(-1)).toBe('?packageId=p1&date=2027-01-24&adults=3&childAges=8'));
    expect(await screen.findByText('3 adults, 1 child')).toBeInTheDocument();
    expect(form.getByRole('textbox', { name: /^Wishes/ })).toHaveValue('A quiet room');
  });

  it('says that a price could not be loaded, and asks again', async () => {
    const user = userEvent.setup();
    serve({ departures: [{ date: '2027-01-24', seatsLeft: 4 }] });
    await open();
    const price = within(await screen.findByRole('region', { name: 'Price' }));
    calls.server.use(http.get(HOLIDAY_CALLS.detail, () => problem(503, 'service.unavailable')));
    await user.click(screen.getByRole('button', { name: /^Start on .*24 Jan 2027$/ }));
    expect(await price.findByText('The price could not be loaded')).toBeInTheDocument();
    serve();
    await user.click(price.getByRole('button', { name: 'Try again' }));
    expect(await price.findByText(/5,000\.00/)).toBeInTheDocument();
  });

  it('asks the server again at each visit', async () => {
    const asked = serve();
    const { unmount } = await open();
    await screen.findByRole('heading', { level: 1 });
    unmount();
    await open();
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(asked).toHaveLength(2));
  });

  it.each([
    [404, 'holidays.package_gone'],
    [400, 'request.invalid'],
  ])('says that a package is not on sale: %i %s', async (status, code) => {
    calls.server.use(http.get(HOLIDAY_CALLS.detail, () => problem(status, code)));
    await open();
    expect(await screen.findByText('This package is not on sale')).toBeInTheDocument();
  });
});

describe('asking for a holiday', () => {
  function answer(reply: () => Response) {
    const sent: SendHolidayRequest[] = [];
    calls.server.use(
      http.post(HOLIDAY_CALLS.send, async ({ request }) => {
        sent.push((await request.json()) as SendHolidayRequest);
        return reply() as HttpResponse<never>;
      }),
    );
    return sent;
  }
  const form = async () => within(await screen.findByRole('form', { name: 'Ask for this holiday' }));

  it('is filled from the search and the profile, and ends in a success message', async () => {
    serve();
    const sent = answer(() => HttpResponse.json({ requestReference: HOLIDAY_REQUEST, state: 'submitted' }));
    await open();
    const fields = await form();
    await waitFor(() => expect(fields.getByRole('textbox', { name: 'Name' })).toHaveValue('Omar Rahman'));
    await userEvent.type(fields.getByRole('textbox', { name: /^Budget/ }), '6,000');
    await userEvent.type(fields.getByRole('textbox', { name: /^Wishes/ }), 'A quiet room');
    await press('Send the request');
    const dialog = await screen.findByRole('dialog', { name: 'Your request was sent' });
    expect(within(dialog).getByText(`Its number is ${HOLIDAY_REQUEST}.`)).toBeInTheDocument();
    expect(within(dialog).getByRole('link', { name: `Open request ${HOLIDAY_REQUEST}` })).toHaveAttribute(
      'href',
      `/holiday-requests/${HOLIDAY_REQUEST}`,
    );
    expect(sent).toEqual([
      {
        packageId: 'p1',
        date: '2027-01-10',
        flexibleDays: 0,
        adults: 2,
        childAges: [8],
        contact: { name: 'Omar Rahman', email: 'agent@desertrose.test', phone: '+971501234567' },
        budget: 'AED 6000.00',
        notes: 'A quiet room',
      },
    ]);
    await userEvent.click(within(dialog).getAllByRole('button', { name: 'Close' }).at(-1)!);
    expect(await screen.findByText('You asked for this holiday')).toBeInTheDocument();
  });

  it('ends in an error message that leads to the request which is open already', async () => {
    serve();
    answer(() => problem(409, 'holidays.request_open', { params: { requestReference: 'HR1' } }));
    await open();
    await form();
    await press('Send the request');
    const dialog = await screen.findByRole('alertdialog', { name: 'Your request was not sent' });
    expect(within(dialog).getByRole('link', { name: 'Open request HR1' })).toHaveAttribute(
      'href',
      '/holiday-requests/HR1',
    );
  });

  it('sends nothing while a field is wrong, and leads to the first one', async () => {
    serve();
    const sent = answer(() => HttpResponse.json({}));
    await open('/holiday-search-result/p1');
    const fields = await form();
    const email = await fields.findByRole('textbox', { name: 'E-mail' });
    await userEvent.clear(email);
    await userEvent.type(email, 'omar');
    await press('Send the request');
    expect(await fields.findByText('Enter an e-mail address such as name@example.com.')).toBeInTheDocument();
    expect(fields.getByText('Choose the day of the start')).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it('shows what the server refuses at the field', async () => {
    serve();
    answer(() =>
      problem(400, 'request.invalid', { errors: [{ pointer: '/contact/name', code: 'x', detail: 'Not a name.' }] }),
    );
    await open();
    const fields = await form();
    await fields.findByRole('textbox', { name: 'Name' });
    await press('Send the request');
    expect(await fields.findByText('Not a name.')).toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});
