import type { AirPriceResponse } from '@jetway/kit-api/flights';
import { renderWithPortal } from '@jetway/kit-test';
import { act, screen } from '@testing-library/react';

import { bookingModule } from '../../../shared/testing/booking-module';
import { pricing } from '../../../shared/testing/orders';
import { BookingPage } from '../booking.page';
import { bookingActions, rememberPricing } from '../../../shared/booking/booking.slice';
import type { PartyDraft } from '../../../shared/booking/party-draft';
import { party, traveller } from '../../../shared/testing/party';

interface DeskOptions {
  priced?: AirPriceResponse;
  draft?: PartyDraft;
  /** The priced itineraries: one, or both directions of a domestic return. */
  itineraryIds?: string[];
}

/** Opens the booking page as the results page leaves it: a price in the store, and the forms filled in from a draft. */
export async function openDesk({
  priced = pricing(),
  draft = party(traveller()),
  itineraryIds = ['it1'],
}: DeskOptions = {}) {
  const view = await renderWithPortal(<BookingPage />, { module: bookingModule, path: '/flight-booking' });
  await act(async () => {
    view.store.dispatch(rememberPricing(priced.priceSessionId, { requestId: 'r1', itineraryIds }, priced));
    view.store.dispatch(bookingActions.draftKept(draft));
    await view.router.navigate(`/flight-booking?priceSessionId=${priced.priceSessionId}`);
  });
  await screen.findByText('Complete your booking');
  return view;
}
