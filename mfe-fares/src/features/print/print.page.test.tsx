import type { GroupOrder } from '@jetway/kit-api/fares';
import { http, HttpResponse, renderWithPortal } from '@jetway/kit-test';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { CALLS, faresModule, paidOrder } from '../../shared/testing/fares';
import { faresServer, problem } from '../../shared/testing/fares-server';
import { PrintPage } from './print.page';

const calls = faresServer();

const ticketed: Partial<GroupOrder> = { status: 'ticketed', actions: ['print'] };
const ORDERS: Record<string, GroupOrder> = {
  GB1: paidOrder({ ...ticketed, referenceId: 'GB1', groupName: 'Al Noor group' }),
  GB2: paidOrder({ actions: ['print'], referenceId: 'GB2', groupName: 'Falah group' }),
  GB3: paidOrder({ ...ticketed, referenceId: 'GB3', groupName: 'Huda group' }),
};

/** Serves the bookings, and collects the queries of the files that are saved. */
function serve() {
  const saved: URLSearchParams[] = [];
  calls.server.use(
    http.post(CALLS.order, async ({ request }) => {
      const { referenceId } = (await request.json()) as { referenceId: string };
      const order = ORDERS[referenceId];
      return order ? HttpResponse.json(order) : problem(404, 'order.not_found');
    }),
    http.get('/api/fares/v1/Fare/GetDocument', ({ request }) => {
      saved.push(new URL(request.url).searchParams);
      return new HttpResponse('%PDF', { headers: { 'content-type': 'application/pdf' } });
    }),
  );
  return saved;
}

const open = (query: string) =>
  renderWithPortal(<PrintPage />, {
    module: faresModule,
    path: '/fare-bookings/print-preview',
    at: `/fare-bookings/print-preview${query}`,
  });

it('saves the same document of several bookings as one file, of those that have it', async () => {
  const saved = serve();
  URL.createObjectURL = vi.fn(() => 'blob:document');
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  await open('?references=GB1.GB2.GB3');
  expect(await screen.findByText('Huda group')).toBeInTheDocument();
  expect(await screen.findByText('This document does not exist yet')).toBeInTheDocument();
  const save = screen.getByRole('button', { name: 'Save as PDF' });
  await waitFor(() => expect(save).toBeEnabled());
  await userEvent.click(save);
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(Object.fromEntries(saved[0] ?? [])).toEqual({
    referenceId: 'GB1',
    furtherReferences: 'GB3',
    kind: 'tickets',
    withPrice: 'false',
  });
  await userEvent.click(screen.getByRole('radio', { name: 'Customer invoice' }));
  expect(screen.queryByText('This document does not exist yet')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Save as PDF' }));
  await waitFor(() => expect(saved).toHaveLength(2));
  expect(saved[1]?.get('furtherReferences')).toBe('GB2.GB3');
  expect(saved[1]?.get('withPrice')).toBe('true');
  click.mockRestore();
});

it('cannot save a document that no booking has, and says which booking is missing', async () => {
  serve();
  await open('?references=GB2.GB9');
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(await screen.findByText('This document does not exist yet')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Save as PDF' })).toBeDisabled();
  expect(screen.getByRole('link', { name: 'Back to the list' })).toHaveAttribute('href', '/fare-bookings');
});

it('without a reference names the list', async () => {
  serve();
  await open('');
  expect(await screen.findByRole('link', { name: /bookings/i })).toHaveAttribute('href', '/fare-bookings');
});
