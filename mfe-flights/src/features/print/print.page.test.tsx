import { http, HttpResponse, portalHandlers, renderWithPortal, testServer } from '@jetway/kit-test';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { bookingModule } from '../../shared/testing/booking-module';
import { kindsOf } from './print.model';
import { PrintPage } from './print.page';
import { paper, person } from './testing/document';

const READ = '/api/print/v1/GetBookingPaper';
const calls = testServer(...portalHandlers());
beforeAll(calls.start);
afterEach(calls.reset);
afterAll(calls.stop);

/** Serves the requested documents and records the requests. */
function serve() {
  const asked: URLSearchParams[] = [];
  calls.server.use(
    http.get(READ, ({ request }) => {
      const query = new URL(request.url).searchParams;
      asked.push(query);
      const people = [person('t1', 'Mr Karim Rahman'), person('t2', 'Ms Amina Rahman')];
      const ids = query.get('paxIds')?.split(',');
      return HttpResponse.json(
        paper({
          title: query.get('typeId') === '2' ? 'Invoice' : 'E-ticket',
          people: people.filter(({ travellerId }) => !ids || ids.includes(travellerId)),
          amounts:
            query.get('withPrice') === 'false'
              ? undefined
              : { lines: [], label: 'Total', total: 'AED 500.00', settled: [] },
        }),
      );
    }),
  );
  return asked;
}

const open = (at = '/print-preview?reference=DMO2611-00001A') =>
  renderWithPortal(<PrintPage />, { module: bookingModule, path: '/print-preview', at });

describe('the print preview', () => {
  it('shows the order and its passengers as printed (T-040)', async () => {
    serve();
    await open();
    const sheet = await screen.findByRole('article', { name: 'E-ticket DMO2611-00001A' });
    for (const text of ['Mr Karim Rahman', 'Ms Amina Rahman', '176 1234567890', 'DXB'])
      expect(sheet).toHaveTextContent(text);
    expect(sheet).not.toHaveTextContent('AED 500.00');
  });

  it('shows warnings and the payment status', async () => {
    const line = (label: string, amount: string) => ({ label, detail: 'Tue 1 Dec 2026 10:00', amount });
    const amounts = {
      lines: [line('Air fare · Child', '840.00'), line('Air fare · Child', '770.00')],
      label: 'Total',
      total: 'AED 1,610.00',
      settled: [line('Charged to the wallet', '600.00'), line('Still due', '1,010.00')],
    };
    const whole = paper({ warning: 'This is not a ticket.', code: 'data:image/svg+xml,%3Csvg%2F%3E', amounts });
    calls.server.use(http.get(READ, () => HttpResponse.json(whole)));
    await open();
    expect(await screen.findByText('This is not a ticket.')).toBeVisible();
    expect(screen.getByRole('img', { name: 'Code that opens the itinerary or the order' })).toBeVisible();
    expect(screen.getAllByText('Air fare · Child')).toHaveLength(2);
    expect(screen.getByText('1,010.00')).toBeVisible();
  });

  it('prints the selected document, prices and passengers', async () => {
    const asked = serve();
    await open('/print-preview?reference=DMO2611-00001A&type=2');
    const sheet = await screen.findByRole('article', { name: 'Invoice DMO2611-00001A' });
    expect(sheet).toHaveTextContent('AED 500.00');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Ms Amina Rahman' }));
    await waitFor(() => expect(within(screen.getByRole('article')).queryByText(/Ms Amina/)).toBeNull());
    expect(asked.at(-1)?.get('paxIds')).toBe('t1');
    await userEvent.click(await screen.findByRole('switch', { name: 'Print prices' }));
    await waitFor(() => expect(screen.getByRole('article')).not.toHaveTextContent('AED 500.00'));
  });

  it("prints an invoice's prices unless told otherwise, and a ticket's only on request", async () => {
    serve();
    await open();
    await screen.findByRole('article', { name: 'E-ticket DMO2611-00001A' });
    const prices = screen.getByRole('switch', { name: 'Print prices' });
    expect(prices).not.toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'Customer invoice' }));
    expect(prices).toBeChecked();
    expect(await screen.findByRole('article', { name: 'Invoice DMO2611-00001A' })).toHaveTextContent('AED 500.00');
    await userEvent.click(prices);
    await userEvent.click(screen.getByRole('radio', { name: 'Agent invoice' }));
    expect(prices).not.toBeChecked();
  });

  it('sets another customer price and shows errors (T-323)', async () => {
    serve();
    const sent: unknown[] = [];
    calls.server.use(
      http.post('/api/print/v1/UpdatePrice', async ({ request }) => {
        sent.push(await request.json());
        const problem = {
          type: 'about:blank',
          title: 'Refused',
          status: 422,
          code: 'request.invalid',
          retryable: false,
        };
        return sent.length === 1
          ? HttpResponse.json(problem, { status: 422 })
          : HttpResponse.json({ orderReference: 'DMO2611-00001A', customerTotal: 'AED 500.00' });
      }),
    );
    await open('/print-preview?reference=DMO2611-00001A&type=2');
    const field = await screen.findByRole('textbox', { name: /Price for the customer/ });
    await userEvent.type(field, '0');
    await userEvent.click(screen.getByRole('button', { name: 'Print this price' }));
    expect(await screen.findByText(/Enter an amount above zero/)).toBeInTheDocument();
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, '9');
    await userEvent.click(screen.getByRole('button', { name: 'Print this price' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    await waitFor(() => expect(field).toHaveValue(''));
  });

  it('of an unknown order says so', async () => {
    const problem = { type: 'about:blank', title: 'Refused', status: 404, code: 'order.not_found', retryable: false };
    calls.server.use(http.get(READ, () => HttpResponse.json(problem, { status: 404 })));
    await open();
    expect(await screen.findByRole('link', { name: /bookings/i })).toBeInTheDocument();
  });
});

it('prints the same document of several orders, and says on the screen which one is missing', async () => {
  const asked: string[] = [];
  calls.server.use(
    http.get(READ, ({ request }) => {
      const query = new URL(request.url).searchParams;
      const [reference, kind] = [query.get('orderReference') ?? '', query.get('typeId') ?? ''];
      asked.push(`${reference} ${kind} ${query.get('withPrice')}`);
      const problem = {
        type: 'about:blank',
        title: 'Refused',
        status: 409,
        code: 'order.wrong_state',
        retryable: false,
      };
      if (kind === '3' && reference.endsWith('B')) return HttpResponse.json(problem, { status: 409 });
      return HttpResponse.json(paper({ reference, title: kind === '2' ? 'Invoice' : 'E-ticket' }));
    }),
  );
  await open('/print-preview?references=DMO2611-00001A.DMO2611-00002B.DMO2611-00001A');
  expect(await screen.findByRole('article', { name: 'E-ticket DMO2611-00001A' })).toBeInTheDocument();
  expect(
    await screen.findByText('The booking DMO2611-00002B has no ticket yet, so none is printed.'),
  ).toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: 'Customer invoice' }));
  expect(await screen.findByRole('article', { name: 'Invoice DMO2611-00002B' })).toBeInTheDocument();
  expect(asked).toContain('DMO2611-00002B 2 true');
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

it('offers no ticket before ticketing, and net amounts only to users who see them', () => {
  const held = paper({ people: [{ ...person('t1', 'Mr Karim Rahman'), ticket: '' }] });
  expect(kindsOf(held, true)).toEqual([2, 1, 6]);
  expect(kindsOf(paper(), false)).toEqual([3, 2, 6]);
});
