import { http, HttpResponse, portalHandlers, renderWithPortal, testServer } from '@jetway/kit-test';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

import { ReferenceSearch } from './reference-search';

const calls = testServer(
  http.get('/api/customer/v1/MyBooking/GetSearchBar', () => HttpResponse.json({ items: [], total: 0 })),
  ...portalHandlers(),
);
beforeAll(calls.start);
afterEach(calls.reset);
afterAll(calls.stop);

it('is empty on another page, and keeps what is typed while its page changes its query', async () => {
  const { router } = await renderWithPortal(<ReferenceSearch />, { at: '/my-bookings' });
  const field = await screen.findByRole('combobox');
  await userEvent.type(field, 'SBF');
  await act(() => router.navigate('/my-bookings?page=2'));
  expect(field).toHaveValue('SBF');
  await act(() => router.navigate('/help'));
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveValue(''));
});

it('is empty on another order, though its page has the same path, and after going back', async () => {
  const { router } = await renderWithPortal(<ReferenceSearch />, { at: '/flight-order?reference=A1' });
  await userEvent.type(await screen.findByRole('combobox'), 'SBF');
  await act(() => router.navigate('/flight-order?reference=A2'));
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveValue(''));
  await userEvent.type(screen.getByRole('combobox'), 'QRS');
  await act(() => router.navigate(-1));
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveValue(''));
});
