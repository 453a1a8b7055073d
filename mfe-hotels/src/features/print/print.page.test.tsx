import type { PrintedDocument } from '@jetway/kit-api/orders';
import { http, HttpResponse, renderWithPortal } from '@jetway/kit-test';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { heldOrder, hotelOrder, ORDER_CALLS, ordersModule, REFERENCE } from '../../shared/testing/hotel-orders';
import { hotelsServer, problem } from '../../shared/testing/hotels-server';
import { kindsOf, pdfAddress } from './print.model';
import { PrintPage } from './print.page';

const calls = hotelsServer();

const open = (query: string) =>
  renderWithPortal(<PrintPage />, {
    module: ordersModule,
    path: '/hotel-bookings/print-preview',
    at: `/hotel-bookings/print-preview${query}`,
  });

/** A document as the server composes it: with a price if it is asked for. */
function content(url: string): PrintedDocument {
  const asked = new URL(url).searchParams;
  const title = asked.get('kind') === 'voucher' ? 'Hotel voucher' : 'Invoice';
  const amounts = { label: 'Total', total: 'AED 999.00', lines: [], settled: [] };
  return {
    title,
    status: 'Confirmed',
    reference: asked.get('referenceId') ?? '',
    warning: '',
    code: '',
    brand: {
      name: 'Desert Rose Travel',
      initials: 'DR',
      address: '',
      phone: '',
      email: '',
      accentColour: '#7a1f5c',
      onAccentColour: '#ffffff',
      textColour: '#7a1f5c',
    },
    seller: { name: 'Desert Rose Travel', lines: [] },
    facts: [{ label: 'Hotel', value: 'Quiet House' }],
    journeys: [],
    peopleLabel: 'Guests',
    people: [],
    notes: [],
    ...(asked.get('withPrice') === 'true' ? { amounts } : {}),
  };
}

const serveContent = () =>
  calls.server.use(http.get(ORDER_CALLS.content, ({ request }) => HttpResponse.json(content(request.url))));

it('shows the voucher without a price under the agency’s brand, and the customer invoice with one', async () => {
  calls.server.use(http.post(ORDER_CALLS.order, () => HttpResponse.json(hotelOrder())));
  serveContent();
  await open(`?referenceId=${REFERENCE}`);
  const voucher = await screen.findByRole('article', { name: `Hotel voucher ${REFERENCE}` });
  expect(within(voucher).getByText('Quiet House')).toBeInTheDocument();
  expect(within(voucher).getByRole('table', { name: 'Guests' })).toBeInTheDocument();
  expect(within(voucher).getByText('DR')).toBeInTheDocument();
  expect(within(voucher).queryByText(/999\.00/)).not.toBeInTheDocument();
  await userEvent.click(await screen.findByRole('radio', { name: 'Customer invoice' }));
  const invoice = await screen.findByRole('article', { name: `Invoice ${REFERENCE}` });
  expect(within(invoice).getByText(/999\.00/)).toBeInTheDocument();
});

it('shows the same document of several bookings, and says which has none', async () => {
  calls.server.use(
    http.get(ORDER_CALLS.content, ({ request }) => {
      const { searchParams } = new URL(request.url);
      const isMissing = searchParams.get('referenceId') === 'HB2' && searchParams.get('kind') === 'voucher';
      return isMissing ? problem(409, 'order.wrong_state') : HttpResponse.json(content(request.url));
    }),
  );
  await open(`?references=${REFERENCE}.HB2`);
  expect(await screen.findByRole('heading', { name: 'Documents of 2 bookings' })).toBeInTheDocument();
  expect(await screen.findByRole('article', { name: `Hotel voucher ${REFERENCE}` })).toBeInTheDocument();
  expect(await screen.findByText('HB2: this document does not exist yet')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: 'Customer invoice' }));
  expect(await screen.findByRole('article', { name: 'Invoice HB2' })).toBeInTheDocument();
});

it('says when a document fails to load', async () => {
  calls.server.use(
    http.post(ORDER_CALLS.order, () => HttpResponse.json(hotelOrder())),
    http.get(ORDER_CALLS.content, () => problem(503, 'server.unavailable')),
  );
  await open(`?referenceId=${REFERENCE}`);
  expect(await screen.findByText(new RegExp(`: ${REFERENCE}$`), {}, { timeout: 10_000 })).toBeInTheDocument();
});

it('without a reference is no booking called print-preview', async () => {
  await open('');
  expect(await screen.findByRole('link', { name: 'My bookings' })).toHaveAttribute('href', '/hotel-bookings');
});

it('offers net amounts only to those who see them, and a voucher only of a paid stay', () => {
  expect(kindsOf(hotelOrder(), false)).toEqual(['voucher', 'customerInvoice']);
  expect(kindsOf(heldOrder(), true)).toEqual(['customerInvoice', 'agentInvoice']);
});

it('names the PDF by reference, kind and prices', () => {
  expect(pdfAddress('A B', { kind: 'voucher', withPrice: false })).toBe(
    '/api/hotel/v1/Hotel/GetVoucher?referenceId=A+B&kind=voucher&withPrice=false',
  );
});
