import type { APIRequestContext } from '@playwright/test';

import { daysAhead } from '../stack/days';
import { expect } from '../stack/fixtures';
import { accepted, quoted } from '../stack/holidays';
import { operator } from '../stack/operators';
import { askedFor, published } from '../stack/packages';
import { sessionOf } from '../stack/session';
import type { Walk } from './walk';

/** From the search form over a package to what becomes of a request: its page, its quotation and the booking. */
export async function walkHolidays(walk: Walk, request: APIRequestContext): Promise<void> {
  const { page } = walk;
  const api = await sessionOf(request, walk.portal);
  const desk = await operator(request, 'Nadia Walks', ['holidays']);
  const { packageId } = await published(request, desk, 'Istanbul on foot');
  const asked = await askedFor(api, packageId, daysAhead(45));
  const booked = await askedFor(api, packageId, daysAhead(46));
  await quoted(request, desk, asked);
  await quoted(request, desk, booked);
  const order = await accepted(api, booked);

  await walk.load('/searchpad/holiday');
  await walk.button('Search holidays').click();
  await walk.look('holiday search with nothing chosen');
  const query = new URLSearchParams({ cityId: 'ist', city: 'Istanbul', date: daysAhead(45), adults: '2', ages: '8' });
  await walk.load(`/holiday-search-result?${query.toString()}`);
  await expect(page.getByRole('article').first()).toBeVisible();
  await walk.look('packages of a city');
  await walk.load(`/holiday-search-result/${packageId}?date=${daysAhead(47)}&adults=2`);
  await expect(page.getByRole('form', { name: 'Ask for this holiday' })).toBeVisible();
  await walk.look('a package');
  await walk.load('/tour-packages');
  await expect(page.getByRole('article').first()).toBeVisible();
  await walk.look('all packages');
  await walk.load(`/tour-packages/${packageId}`);
  await walk.button('Send the request').click();
  await walk.look('a request for a holiday with nothing typed');

  await walk.load('/holiday-requests?tab=quoted');
  await expect(page.getByRole('table')).toBeVisible();
  await walk.look('holiday requests');
  await walk.load(`/holiday-requests/${asked}`);
  await walk.look('a quotation');
  await walk.lookInto(walk.button('Accept the quotation'), page.getByRole('alertdialog'), 'accepting a quotation');
  await walk.load(`/holiday-bookings/${order}`);
  await walk.look('a holiday booking');
  await walk.lookInto(walk.button('Pay the deposit'), page.getByRole('alertdialog'), 'deposit of a holiday');
  await walk.lookInto(walk.button('History'), page.getByRole('dialog'), 'history of a holiday');
}
