import type { APIRequestContext } from '@playwright/test';

import { expect } from '../stack/fixtures';
import { cheapestLot, depositPaid, groupRequested, journeyQuoted, KINDS, seatsHeld } from '../stack/lots';
import { sessionOf } from '../stack/session';
import type { Walk } from './walk';

/** From the fares of each kind to a group whose deposit is paid and whose names are due. */
export async function walkFares(walk: Walk, request: APIRequestContext): Promise<void> {
  const { page } = walk;
  const api = await sessionOf(request, walk.portal);
  const lot = await cheapestLot(api, 'group');
  const held = await seatsHeld(api, lot);
  const paid = await seatsHeld(api, lot);
  await depositPaid(api, paid);

  for (const path of [...Object.values(KINDS).map((kind) => kind.path), '/searchpad/groupfares']) {
    await walk.load(path);
    await expect(page.getByRole('article').first()).toBeVisible();
    await walk.look(`fares at ${path}`);
  }
  await walk.load(`${KINDS.umrah.path}?rating=4.5&passengers=499`);
  await walk.look('no fare found');
  await walk.load(`/fare-lots/${lot.lotId}`);
  await walk.button('Hold the seats').click();
  await walk.look('a fare with nothing typed');

  await walk.load('/fare-bookings');
  await expect(page.getByRole('table')).toBeVisible();
  await walk.look('fare bookings');
  await walk.load(`/fare-bookings/print-preview?references=${paid}`);
  await walk.look('documents of fare bookings');
  await walk.load(`/fare-bookings/${held}`);
  await walk.lookInto(walk.button('Pay the deposit'), page.getByRole('alertdialog'), 'deposit of a group');
  await walk.load(`/fare-bookings/${paid}`);
  await walk.look('a fare booking');
  await walk.lookInto(walk.button('Add a name'), page.getByRole('dialog'), 'name of a group');
  await walk.lookInto(walk.button('Paste or load a list'), page.getByRole('dialog'), 'list of a group');
  await walk.lookInto(walk.button('Drop seats'), page.getByRole('alertdialog'), 'seats to drop');
  await walk.lookInto(walk.button('History'), page.getByRole('dialog'), 'history of a fare booking');

  await walk.load('/group-requests/new');
  await walk.button('Send the request').click();
  await walk.look('a request for a group with nothing typed');
  const asked = await groupRequested(api);
  await walk.load('/group-requests');
  await walk.look('requests for groups');
  await walk.load(`/group-requests/${asked}`);
  await walk.look('a request for a group');

  const pilgrims = await cheapestLot(api, 'umrah');
  const quoted = await journeyQuoted(api, pilgrims);
  await walk.load(`/umrah-quotes/new?lot=${pilgrims.lotId}`);
  await expect(walk.button('Make the quote')).toBeVisible();
  await walk.look('a quote for an umrah journey');
  await walk.load('/umrah-quotes');
  await expect(page.getByRole('table')).toBeVisible();
  await walk.look('umrah quotes');
  await walk.load(`/umrah-quotes/${quoted}`);
  await expect(walk.button('Re-price')).toBeVisible();
  await walk.look('an umrah quote');
}
