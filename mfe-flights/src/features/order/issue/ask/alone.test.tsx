import type { ChildrenAlone, Order } from '@jetway/kit-api/flights';
import type { ApprovalRequestBody } from '@jetway/kit-api/orders';
import { http, HttpResponse, press } from '@jetway/kit-test';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { order } from '../../../../shared/testing/orders';
import { calls, heading, open, openWith, refuse, serve } from '../../testing/open-order';

const ASK = '/api/order/v1/InitiateRequestToIssueForChildrenAlone';
const REASON = 'An airline on this trip does not accept unaccompanied minors.';

beforeAll(calls.start);
afterEach(calls.reset);
afterAll(calls.stop);

/** A held order of an unaccompanied minor, refused by default. */
function alone(replace: Partial<ChildrenAlone> = {}, more: Partial<Order> = {}): Order {
  const childrenAlone = { reasons: ['notTaken' as const], canAsk: true, ...replace };
  return order({
    actions: ['cancel'],
    flags: { importedPnr: false, instant: false, priceChanged: false, onlyChild: true },
    childrenAlone,
    ...more,
  });
}

const wish = { requestedAt: '2026-11-21T09:00:00Z', requestedBy: 'Amina Rahman' };

describe('scenario 9: an order of unaccompanied minors', () => {
  it('explains in place of Issue why it cannot be issued, and asks operations', async () => {
    const state = serve(alone());
    const sent: ApprovalRequestBody[] = [];
    calls.server.use(
      http.post(ASK, async ({ request }) => {
        sent.push((await request.json()) as ApprovalRequestBody);
        state.order = alone({ canAsk: false, request: { ...wish, state: 'requested' } });
        return HttpResponse.json({ ...wish, state: 'requested' });
      }),
    );
    await openWith([211, 212]);
    expect(screen.getByText(REASON)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Issue ticket' })).toBeNull();
    await press('Ask our team');
    expect(await screen.findByLabelText('Details for our team')).toHaveFocus();
    await userEvent.type(await screen.findByLabelText('Details for our team'), ' The airline agreed by phone. ');
    await press('Send request');
    expect(await screen.findByText(/Our team has your request and will answer soon/)).toBeInTheDocument();
    expect(sent).toEqual([{ remark: 'The airline agreed by phone.' }]);
    expect(screen.queryByRole('button', { name: 'Ask our team' })).toBeNull();
  });

  it('that is new does not suggest issuing, which is not possible', async () => {
    serve(alone({}, { hint: 'newOrder' }));
    await openWith([211, 212]);
    expect(await screen.findByText('Your seats are held')).toBeInTheDocument();
    expect(screen.getByText(/See above what is needed/)).toBeInTheDocument();
    expect(screen.queryByText(/Issue it before/)).toBeNull();
  });

  it('shows why the request failed, and keeps its text', async () => {
    serve(alone());
    refuse(ASK, 409, 'order.children_alone');
    await openWith([211, 212]);
    await press('Ask our team');
    await userEvent.type(await screen.findByLabelText('Details for our team'), 'Please');
    await press('Send request');
    expect(await screen.findByText(/cannot be ticketed yet/)).toBeInTheDocument();
    expect(screen.getByLabelText('Details for our team')).toHaveValue('Please');
  });

  it('shows a refusal with its reason and allows another request', async () => {
    serve(alone({ request: { ...wish, state: 'refused', answer: 'The airline says no.' } }));
    await openWith([211, 212]);
    for (const text of [REASON, 'Our team refused the request.', 'The airline says no.'])
      expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Ask our team' })).toBeEnabled();
  });

  it('that operations approved is issued like any other', async () => {
    serve(
      alone({ canAsk: false, request: { ...wish, state: 'allowed', answer: 'This once.' } }, { actions: ['issue'] }),
    );
    await open();
    await heading();
    expect(screen.getByText('Our team approved it: you can issue this order')).toBeInTheDocument();
    expect(screen.getByText('This once.')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Issue ticket' })).toBeEnabled());
  });

  it('offers no request to users who may not issue', async () => {
    serve(alone({ canAsk: false }));
    await openWith([211]);
    expect(screen.getByText(REASON)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Ask our team' })).toBeNull();
  });

  it('is not shown once ticketed', async () => {
    serve(alone({ canAsk: false }, { status: 'Confirmed', actions: [] }));
    await open();
    await heading();
    expect(screen.queryByText(REASON)).toBeNull();
  });
});
