import type { ItineraryLink } from '@jetway/kit-api/orders';
import { http, HttpResponse, press } from '@jetway/kit-test';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { ShareCard } from '../index';
import { calls, openCard, refuse } from '../testing/product';

const REFERENCE = 'DMO2611-00001A';
const PATH = '/api/order/v1/Itinerary';
const open = (replace: Partial<ItineraryLink> = {}): ItineraryLink => ({
  orderReference: REFERENCE,
  revoked: false,
  path: '/itinerary?token=secret',
  withPrices: false,
  expiresAt: '2026-12-19T08:00:00Z',
  ...replace,
});
const none: ItineraryLink = { orderReference: REFERENCE, revoked: false, withPrices: false };

beforeAll(calls.start);
afterEach(calls.reset);
afterAll(calls.stop);

/** Serves the link of an order with sharing, revoking and sending as on the server. */
function serveLink(first: ItineraryLink) {
  const state = { link: first, shared: [] as unknown[], sent: [] as unknown[] };
  const answer = () => HttpResponse.json(state.link);
  calls.server.use(
    http.post(`${PATH}/GetItineraryLink`, answer),
    http.post(`${PATH}/ShareItinerary`, async ({ request }) => {
      const body = (await request.json()) as { withPrices: boolean };
      state.shared.push(body);
      state.link = open(body);
      return answer();
    }),
    http.post(`${PATH}/RevokeItinerary`, () => {
      state.link = { ...none, revoked: true };
      return answer();
    }),
    http.post(`${PATH}/SendItinerary`, async ({ request }) => {
      state.sent.push(await request.json());
      return answer();
    }),
  );
  return state;
}

describe('an itinerary', () => {
  it('is shared without prices, with prices on request, and no more once its link is revoked', async () => {
    const user = userEvent.setup();
    const state = serveLink(none);
    await openCard(<ShareCard orderReference={REFERENCE} />);
    await press('Create the link');
    expect(await screen.findByText(`${window.location.origin}/itinerary?token=secret`)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open the page' })).toHaveAttribute('href', '/itinerary?token=secret');
    await user.click(await screen.findByRole('checkbox', { name: 'Show prices' }));
    await waitFor(() => expect(state.shared).toEqual([{ withPrices: false }, { withPrices: true }]));
    await press('Revoke the link');
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Revoke the link' }));
    expect(await screen.findByText(/The last link was revoked/)).toBeInTheDocument();
    expect(screen.queryByText(/token=secret/)).not.toBeInTheDocument();
  });

  it('is mailed to a traveller; an invalid address keeps the text and receives the focus', async () => {
    const user = userEvent.setup();
    const state = serveLink(open());
    await openCard(<ShareCard orderReference={REFERENCE} />);
    const field = await screen.findByRole('textbox', { name: "Traveller's e-mail" });
    await user.type(field, 'karim@example.test');
    await press('Send by e-mail');
    await waitFor(() => expect(state.sent).toEqual([{ email: 'karim@example.test' }]));
    await waitFor(() => expect(field).toHaveValue(''));
    refuse(`${PATH}/SendItinerary`, 422, 'request.invalid', {
      errors: [{ pointer: '/email', code: 'mail.shape', detail: 'No.' }],
    });
    await user.type(field, 'nobody');
    await press('Send by e-mail');
    expect(await screen.findByText('Enter a valid e-mail address.')).toBeInTheDocument();
    expect(field).toHaveValue('nobody');
    expect(field).toHaveFocus();
  });

  it('says when its link fails to load', async () => {
    refuse(`${PATH}/GetItineraryLink`, 503, 'server.unavailable');
    await openCard(<ShareCard orderReference={REFERENCE} />);
    expect(await screen.findByText('The link could not be loaded')).toBeInTheDocument();
  });
});
