import { http, HttpResponse, press } from '@jetway/kit-test';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { order } from '../../../shared/testing/orders';
import { calls, issued, open, openWith, refuse, serve } from '../testing/open-order';

beforeAll(calls.start);
afterEach(calls.reset);
afterAll(calls.stop);

describe('cancelling', () => {
  const held = order({ actions: ['issue', 'cancel'] });

  it('asks for confirmation, then cancels the booking (T-057, T-237, T-304)', async () => {
    const state = serve(held);
    const cancelled: string[] = [];
    calls.server.use(
      http.post('/api/order/v1/Cancel/AirCancel', ({ request }) => {
        cancelled.push(new URL(request.url).search);
        state.order = order({ status: 'Cancelled', statusText: 'Cancelled', actions: [] });
        return HttpResponse.json(state.order);
      }),
    );
    await open();
    await press('Cancel booking');
    await press('Keep it');
    expect(cancelled).toEqual([]);
    await press('Cancel booking');
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel booking' }));
    expect(await screen.findByText('This booking is cancelled')).toBeInTheDocument();
    expect(cancelled).toEqual(['?orderReference=DMO2611-00001A']);
    expect(screen.queryByRole('button', { name: 'Issue ticket' })).toBeNull();
  });

  it('says when it is too late and shows the current order', async () => {
    const state = serve(held);
    refuse('/api/order/v1/Cancel/AirCancel', 409, 'order.wrong_state');
    await open();
    await press('Cancel booking');
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel booking' }));
    expect(await screen.findByText('The booking was not cancelled')).toBeInTheDocument();
    state.order = issued;
    await press('Keep it');
    expect(await screen.findByText('Ticketed')).toBeInTheDocument();
  });

  it('is not offered without permission to cancel (T-237)', async () => {
    serve(held);
    await openWith([211, 212]);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel booking' })).toBeNull());
  });
});
