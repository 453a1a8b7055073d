import type { APIRequestContext } from '@playwright/test';

import { expect } from '../stack/fixtures';
import { sessionOf } from '../stack/session';
import { bookingPath, offers, stayed, steady } from '../stack/stays';
import type { Walk } from './walk';

/** Nights reserved for this walk. */
const IN_DAYS = 140;

/** From the search form to a confirmed booking, one that waits for its hotel, and the documents of a stay. */
export async function walkHotels(walk: Walk, request: APIRequestContext): Promise<void> {
  const { page } = walk;
  const api = await sessionOf(request, walk.portal);
  const offered = await offers(api, { inDays: IN_DAYS });
  const offer = await steady(api, offered);
  await walk.load('/searchpad/hotel');
  await walk.button('Search hotels').click();
  // Suggestions may open at the empty required field.
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
  await walk.leave();
  await walk.look('hotel search with nothing typed');
  await walk.load(`/hotel-results?requestId=${offer.requestId}`);
  await expect(page.getByRole('article').first()).toBeVisible();
  await walk.look('hotels');
  await walk.load(`/hotel/${offer.requestId}/${offer.hotelGuid}`);
  await expect(page.getByRole('link', { name: 'Book', exact: true }).first()).toBeVisible();
  await walk.look('a hotel and its rates');
  await walk.load(bookingPath(offer));
  await walk.button('Continue to the preview').click();
  await walk.look('hotel booking with nothing typed');

  const confirmed = await stayed(api, offered);
  const waiting = await stayed(api, offered, { surname: 'Pending' });
  await walk.load(`/hotel/book/Confirmed/${confirmed}`);
  await walk.look('hotel confirmed');
  await walk.load(`/hotel/book/UnConfirmed/${waiting}`);
  await walk.look('hotel not confirmed yet');
  await walk.load('/hotel-bookings');
  await expect(page.getByRole('table')).toBeVisible();
  await walk.look('hotel bookings');
  await walk.load(`/hotel-bookings/${confirmed}`);
  await walk.look('a hotel booking');
  await walk.lookInto(walk.button('History'), page.getByRole('dialog'), 'history of a hotel booking');
  await walk.load(`/hotel-bookings/print-preview?referenceId=${confirmed}`);
  await walk.look('documents of a hotel booking');
}
