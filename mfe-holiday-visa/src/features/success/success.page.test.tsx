import type { VisaOrder } from '@jetway/kit-api/visas';
import { http, HttpResponse, renderWithPortal } from '@jetway/kit-test';
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import module from '../../module';
import { successHref } from '../../shared/addresses';
import { ORDER_CALLS, ordersServer, problem, REFERENCE, visaOrder } from '../../shared/testing/visa-orders';
import { SuccessPage } from './success.page';

const calls = ordersServer();
const AT = successHref(REFERENCE);

async function open(order: VisaOrder, state?: object) {
  calls.server.use(http.post(ORDER_CALLS.order, () => HttpResponse.json(order)));
  const view = await renderWithPortal(<SuccessPage />, { module, path: '/visa-booking/success/:reference', at: '/' });
  await act(() => view.router.navigate(AT, { state }));
  return view;
}

it('shows the reference and leads on', async () => {
  await open(visaOrder());
  expect(await screen.findByRole('heading', { name: 'Your application is submitted' })).toBeInTheDocument();
  expect(screen.getByText(REFERENCE)).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Open the application' })).toHaveAttribute(
    'href',
    `/visa-order?orderReference=${REFERENCE}`,
  );
  expect(screen.getByText(/3 to 7 working days/)).toBeInTheDocument();
});

it('tells of the new application on the first visit alone', async () => {
  const view = await open(visaOrder(), { isNew: true });
  expect(await screen.findByText('New application')).toBeInTheDocument();
  // What a reload finds.
  expect(view.router.state.location.state).toBeNull();
  view.unmount();
  await open(visaOrder());
  await screen.findByRole('heading', { name: 'Your application is submitted' });
  expect(screen.queryByText('New application')).not.toBeInTheDocument();
});

it('of a draft leads to the draft', async () => {
  const view = await open(visaOrder({ status: 'draft' }));
  await expect.poll(() => view.router.state.location.pathname).toBe('/visa-booking');
});

it('shows the reference to users who may not see applications', async () => {
  calls.server.use(http.post(ORDER_CALLS.order, () => problem(403, 'access.denied')));
  await renderWithPortal(<SuccessPage />, { module, path: '/visa-booking/success/:reference', at: AT });
  expect(await screen.findByText(/Your role does not show visa applications/)).toBeInTheDocument();
  expect(screen.getByText(REFERENCE)).toBeInTheDocument();
});
