import { http, HttpResponse, renderWithPortal } from '@jetway/kit-test';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { heldOrder, hotelOrder, ORDER_CALLS, ordersModule, REFERENCE } from '../../shared/testing/hotel-orders';
import { hotelsServer } from '../../shared/testing/hotels-server';
import { kindsOf, pdfAddress, printedTotal, totalTerm } from './print.model';
import { PrintPage } from './print.page';

const calls = hotelsServer();

const open = (query: string) =>
  renderWithPortal(<PrintPage />, {
    module: ordersModule,
    path: '/hotel-bookings/print-preview',
    at: `/hotel-bookings/print-preview${query}`,
  });

it('shows the voucher without a price, and the customer invoice with the edited one', async () => {
  calls.server.use(http.post(ORDER_CALLS.order, () => HttpResponse.json(hotelOrder({ printedAmount: 'AED 999.00' }))));
  await open(`?referenceId=${REFERENCE}`);
  const voucher = await screen.findByRole('article', { name: `Voucher ${REFERENCE}` });
  expect(within(voucher).getByText('Quiet House')).toBeInTheDocument();
  expect(within(voucher).getAllByText('(18 Dec 2026, 19:00 Dubai)')).toHaveLength(2);
  expect(within(voucher).queryByText(/999\.00/)).not.toBeInTheDocument();
  await userEvent.click(await screen.findByRole('radio', { name: 'Customer invoice' }));
  const invoice = await screen.findByRole('article', { name: `Customer invoice ${REFERENCE}` });
  expect(within(invoice).getByText(/999\.00/)).toBeInTheDocument();
});

it('shows the same document of several bookings, and says which has none', async () => {
  calls.server.use(
    http.post(ORDER_CALLS.order, async ({ request }) => {
      const { referenceId } = (await request.json()) as { referenceId: string };
      return HttpResponse.json(referenceId === REFERENCE ? hotelOrder() : heldOrder({ referenceId }));
    }),
  );
  await open(`?references=${REFERENCE}.HB2`);
  expect(await screen.findByRole('heading', { name: 'Documents of 2 bookings' })).toBeInTheDocument();
  expect(await screen.findByRole('article', { name: `Voucher ${REFERENCE}` })).toBeInTheDocument();
  expect(await screen.findByText('HB2: this document does not exist yet')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: 'Customer invoice' }));
  expect(await screen.findByRole('article', { name: 'Customer invoice HB2' })).toBeInTheDocument();
});

it('without a reference is no booking called print-preview', async () => {
  await open('');
  expect(await screen.findByRole('link', { name: 'My bookings' })).toHaveAttribute('href', '/hotel-bookings');
});

it('offers net amounts only to those who see them, and a voucher only of a paid stay', () => {
  expect(kindsOf(hotelOrder(), false)).toEqual(['voucher', 'customerInvoice']);
  expect(kindsOf(heldOrder(), true)).toEqual(['customerInvoice', 'agentInvoice']);
  const order = hotelOrder({ printedAmount: 'AED 999.00' });
  expect(printedTotal(order, 'customerInvoice')).toBe('AED 999.00');
  expect(printedTotal(order, 'agentInvoice')).toBe('AED 820.00');
  expect(totalTerm('agentInvoice')).toBe('price.youPay');
  expect(totalTerm('customerInvoice')).toBe('price.total');
});

it('names the PDF by reference, kind and prices', () => {
  expect(pdfAddress('A B', { kind: 'voucher', withPrice: false })).toBe(
    '/api/hotel/v1/Hotel/GetVoucher?referenceId=A+B&kind=voucher&withPrice=false',
  );
});
