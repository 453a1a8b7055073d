import type { PrintedDocument } from '@jetway/kit-api/orders';
import { http, HttpResponse, renderWithPortal } from '@jetway/kit-test';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { ORDER_CALLS, ordersModule, ordersServer, REFERENCE, visaOrder } from '../../shared/testing/visa-orders';
import { kindsOf, pdfAddress } from './print.model';
import { PrintPage } from './print.page';

const calls = ordersServer();

const open = (query: string) =>
  renderWithPortal(<PrintPage />, {
    module: ordersModule,
    path: '/visa-print-preview',
    at: `/visa-print-preview${query}`,
  });

/** A document as the server composes it: with a price if it is asked for. */
function content(url: string): PrintedDocument {
  const asked = new URL(url).searchParams;
  const amounts = { label: 'Total', total: 'AED 457.50', lines: [], settled: [] };
  return {
    title: asked.get('kind') === 'application' ? 'Visa application' : 'Invoice',
    status: 'Documents in review',
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
    facts: [],
    journeys: [],
    peopleLabel: 'Applicants',
    people: [],
    notes: [],
    ...(asked.get('withPrice') === 'true' ? { amounts } : {}),
  };
}

it('shows the application with what each applicant entered under the agency’s brand, and the invoice with its price', async () => {
  calls.server.use(
    http.post(ORDER_CALLS.order, () => HttpResponse.json(visaOrder())),
    http.get(ORDER_CALLS.content, ({ request }) => HttpResponse.json(content(request.url))),
  );
  await open(`?orderReference=${REFERENCE}`);
  const paper = await screen.findByRole('article', { name: `Visa application ${REFERENCE}` });
  expect(within(paper).getByText('DR')).toBeInTheDocument();
  expect(within(paper).getByText('A07654321')).toBeInTheDocument();
  expect(within(paper).getAllByText('Hotel Siam')).toHaveLength(2);
  expect(within(paper).queryByText(/457\.50/)).not.toBeInTheDocument();
  await userEvent.click(await screen.findByRole('radio', { name: 'Customer invoice' }));
  const invoice = await screen.findByRole('article', { name: `Invoice ${REFERENCE}` });
  expect(within(invoice).getByText(/457\.50/)).toBeInTheDocument();
  expect(within(invoice).queryByText('A07654321')).not.toBeInTheDocument();
});

it('without a reference leads back to the applications', async () => {
  await open('');
  expect(await screen.findByRole('link', { name: 'My bookings' })).toHaveAttribute('href', '/visa-myapplications');
});

it('offers invoices only of what is paid, and net amounts only to those who see them', () => {
  expect(kindsOf(visaOrder(), false)).toEqual(['application', 'customerInvoice']);
  expect(kindsOf(visaOrder({ payment: { state: 'none' } }), true)).toEqual(['application']);
});

it('names the PDF by reference, kind and prices', () => {
  expect(pdfAddress('A B', { kind: 'application', withPrice: false })).toBe(
    '/api/visa/v1/Visa/GetInvoice?referenceId=A+B&kind=application&withPrice=false',
  );
});
