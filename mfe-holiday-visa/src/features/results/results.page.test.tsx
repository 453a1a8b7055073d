import type { VisaProducts } from '@jetway/kit-api/visas';
import { http, HttpResponse, press, renderWithPortal } from '@jetway/kit-test';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import module from '../../module';
import { applyHref, resultsHref } from '../../shared/addresses';
import { ordersServer, problem } from '../../shared/testing/visa-orders';
import { BOOKING_CALLS, card, found, QUERY } from '../../shared/testing/visas';
import { ResultsPage } from './results.page';

const calls = ordersServer();
const PATH = '/visa-search-result';

function open(answer: () => Response | Promise<Response>, at = resultsHref(QUERY)) {
  calls.server.use(http.post(BOOKING_CALLS.search, answer));
  return renderWithPortal(<ResultsPage />, { module, at, path: PATH });
}
const answer = (products: VisaProducts) => () => HttpResponse.json(products);

describe('the visas found', () => {
  it('show the need, its source and date, a notice to verify, and for each visa what it allows, takes, costs and needs', async () => {
    await open(answer(found([card()], { note: 'Apply three weeks before travel' })));
    expect(await screen.findByRole('heading', { name: 'Visas for Thailand' })).toBeInTheDocument();
    expect(screen.getByText('E-visa')).toBeInTheDocument();
    expect(screen.getByText('Apply three weeks before travel')).toBeInTheDocument();
    expect(screen.getByText(/Source: sandbox data, as of .*1 Nov 2026/)).toBeInTheDocument();
    expect(screen.getByText(/Verify them with the embassy/)).toBeInTheDocument();
    const visa = within(screen.getByRole('article', { name: 'Thailand tourist visa' }));
    for (const text of ['60 days', '90 days', '3 to 7 working days', 'Embassy fee', 'Service fee', 'VAT'])
      expect(visa.getByText(text)).toBeInTheDocument();
    await userEvent.click(visa.getByRole('button', { name: '2 documents' }));
    expect(visa.getByText(/if available/)).toHaveTextContent('Hotel booking · if available');
    expect(visa.getByText('Of the first nights')).toBeInTheDocument();
    expect(visa.getByRole('link', { name: 'Apply: Thailand tourist visa' })).toHaveAttribute(
      'href',
      applyHref('th-tourist-single', QUERY),
    );
  });

  it('warn when time is short, and cannot be applied for when it is too late', async () => {
    await open(
      answer(
        found([
          card({ warning: 'May not be ready in time' }),
          card({ productId: 'p2', name: 'Late visa', blocked: 'Sold until 8 Jan' }),
        ]),
      ),
    );
    expect(await screen.findByText('The visa may not be ready on the day of travel.')).toBeInTheDocument();
    const late = within(screen.getByRole('article', { name: 'Late visa' }));
    expect(late.getByText(/Applications for this travel date are closed/)).toBeInTheDocument();
    expect(late.queryByRole('link')).not.toBeInTheDocument();
  });

  it.each([
    ['visaFree' as const, 'No visa is needed'],
    ['onArrival' as const, 'The visa is issued on arrival'],
    ['embassy' as const, 'No visas for this search'],
  ])('are none: %s', async (eligibility, title) => {
    await open(answer(found([], { eligibility })));
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  });

  it('that could not be loaded are asked for again', async () => {
    await open(() => problem(500, 'server.error'));
    expect(await screen.findByText('The visas could not be loaded')).toBeInTheDocument();
    calls.server.use(http.post(BOOKING_CALLS.search, answer(found([card()]))));
    await press('Try again');
    expect(await screen.findByRole('article')).toBeInTheDocument();
  });

  it('of a search that the server refuses lead back to the form, with its reason', async () => {
    const errors = [{ pointer: '/travelDate', code: 'travelDate.past', detail: 'The day has passed.' }];
    await open(() => problem(422, 'request.invalid', { errors }));
    expect(await screen.findByText('The day has passed.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Change the search' })).toBeInTheDocument();
  });

  it('without a search in the address lead to one', async () => {
    await open(answer(found([])), PATH);
    expect(await screen.findByRole('link', { name: 'Search visas' })).toHaveAttribute('href', '/searchpad/visa');
  });
});
