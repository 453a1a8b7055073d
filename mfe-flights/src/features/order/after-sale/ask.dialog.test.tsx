import type { AfterSaleBody, AfterSaleStatusBody, Order } from '@jetway/kit-api/flights';
import { http, HttpResponse, press } from '@jetway/kit-test';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { asked, refundQuote } from '../../../shared/testing/after-sale';
import { calls, issued, open, openWith, refuse, serve } from '../testing/open-order';

beforeAll(calls.start);
afterEach(calls.reset);
afterAll(calls.stop);

const VOID = '/api/postticketing/v1/void';
const REFUND = '/api/postticketing/v1/refund';
const ticketed: Order = {
  ...issued,
  actions: ['void', 'refund'],
  timeLimits: { voidCutoffAt: '2099-01-01T19:30:00Z' },
};

describe('a void', () => {
  it('shows what is returned, is requested, and its quote is accepted once confirmed', async () => {
    const state = serve(ticketed);
    const sent: AfterSaleStatusBody[] = [];
    calls.server.use(
      http.post(`${VOID}/verifypenalty`, () => HttpResponse.json({ byHand: false, quote: refundQuote() })),
      http.post(`${VOID}/request`, () => {
        state.order = { ...ticketed, actions: [], requests: [asked()] };
        return HttpResponse.json({
          orderReference: ticketed.orderReference,
          title: 'DXB-DAC',
          leadName: 'Karim Rahman',
          request: asked(),
        });
      }),
      http.post(`${VOID}/updatestatus`, async ({ request }) => {
        sent.push((await request.json()) as AfterSaleStatusBody);
        state.order = {
          ...ticketed,
          status: 'Cancelled',
          actions: [],
          requests: [asked({ state: 'done', credited: 'AED 430.00' })],
        };
        return HttpResponse.json(state.order);
      }),
    );
    await open();
    expect(await screen.findByText('Void possible until')).toBeInTheDocument();
    await press('Request void');
    const dialog = await screen.findByRole('dialog', { name: 'Void these tickets' });
    expect(await within(dialog).findByRole('columnheader', { name: 'Request fee' })).toBeInTheDocument();
    expect(within(dialog).queryByRole('columnheader', { name: 'Airline penalty' })).toBeNull();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Request void' }));
    await press('Accept quote');
    expect(sent).toEqual([]);
    const confirm = await screen.findByRole('alertdialog');
    await userEvent.click(within(confirm).getByRole('button', { name: 'Accept quote' }));
    expect(await screen.findByText('Completed')).toBeInTheDocument();
    expect(sent).toEqual([{ requestReference: 'V-2611-00001', status: 'accepted', quoteId: 'q1' }]);
  });

  it('says to request a refund when it is too late for a void', async () => {
    serve(ticketed);
    refuse(`${VOID}/verifypenalty`, 409, 'void.window_closed');
    await open();
    await press('Request void');
    expect(
      await screen.findByText('These tickets can no longer be voided. Request a refund instead.'),
    ).toBeInTheDocument();
  });

  it('is not offered without its permission', async () => {
    serve(ticketed);
    await openWith([211, 216]);
    expect(await screen.findByRole('button', { name: 'Request refund' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Request void' })).toBeNull();
  });
});

describe('a refund', () => {
  it('that no rule quotes is sent to operations, and can be withdrawn', async () => {
    const state = serve(ticketed);
    const bodies: AfterSaleBody[] = [];
    const waiting = asked({
      requestReference: 'R-2611-00001',
      kind: 'refund',
      state: 'requested',
      quote: undefined,
      dueAt: '2020-01-01T00:00:00Z',
    });
    calls.server.use(
      http.post(`${REFUND}/verifypenalty`, () => HttpResponse.json({ byHand: true })),
      http.post(`${REFUND}/request`, async ({ request }) => {
        bodies.push((await request.json()) as AfterSaleBody);
        state.order = { ...ticketed, actions: [], requests: [waiting] };
        return HttpResponse.json({
          orderReference: ticketed.orderReference,
          title: 'DXB-DAC',
          leadName: 'Karim Rahman',
          request: waiting,
        });
      }),
      http.post(`${REFUND}/updatestatus`, () => {
        state.order = { ...ticketed, requests: [{ ...waiting, state: 'withdrawn' }] };
        return HttpResponse.json(state.order);
      }),
    );
    await open();
    await press('Request refund');
    const dialog = await screen.findByRole('dialog', { name: 'Refund tickets' });
    expect(await within(dialog).findByText('Our team quotes this refund')).toBeInTheDocument();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Request refund' }));
    expect(await screen.findByText('Waiting for a quote')).toBeInTheDocument();
    expect(bodies).toEqual([
      { orderReference: ticketed.orderReference, reason: 'customerCancels', travellerIds: ['t1'], segmentIds: [] },
    ]);
    await press('Withdraw request');
    expect(await screen.findByText('Withdrawn')).toBeInTheDocument();
  });
});
