import type { APIRequestContext } from '@playwright/test';

import { expect, test } from '../../stack/fixtures';
import { bootOf, existsFor } from '../../stack/modules';
import type { Portal } from '../../stack/portals';
import { FALCON, MONSOON, NORTHLIGHT, ORIGINAL, QAMAR } from '../../stack/portals';
import { signedIn } from '../../stack/session';
import { officeOpens } from '../../stack/world';
import { walkEntrance, walkProofs } from '../../walks/entrance';
import { walkFares } from '../../walks/fares';
import { walkHolidays } from '../../walks/holidays';
import { walkHotels } from '../../walks/hotels';
import { walkHeader, walkInterruptions } from '../../walks/header';
import { walkDeposits } from '../../walks/money';
import { walkProfile, walkTravellers } from '../../walks/people';
import { walkQueueShare } from '../../walks/queue-share';
import { walkRegistration } from '../../walks/registration';
import { walkOrder, walkPair, walkProposal, walkResults, walkSearch } from '../../walks/sale';
import { walkSettings } from '../../walks/settings';
import { walkSite, walkSiteMenus } from '../../walks/site';
import { walkVisas } from '../../walks/visas';
import { Walk } from '../../walks/walk';

/** Pages under these addresses are not there, or not for this person; and somebody of a traveller's name may be kept already. */
const REFUSALS = /40[0134]|409 \(Conflict\).*Traveller\/create/;

test.describe.configure({ mode: 'parallel', timeout: 600_000 });

/** Whose pages the account's walk sees. */
const ACCOUNT = new Set(['mfe-account', 'mfe-shell']);

/** Whose pages the hotels' walk sees. */
const HOTELS = new Set(['mfe-hotels']);

/** Whose pages the fares' walk sees. */
const FARES = new Set(['mfe-fares']);
/** Whose pages the walks of visas and holidays see. */
const VISAS = new Set(['mfe-holiday-visa']);

/** Of whom an address is: the account's own pages, the hotels', the fares', the visas', or those where everything else is sold. */
type Whose = 'anybody' | 'account' | 'hotels' | 'fares' | 'visas' | 'sale';

/** Whose pages a module has. */
const ownerOf = (module: string): Whose => {
  if (ACCOUNT.has(module)) return 'account';
  if (FARES.has(module)) return 'fares';
  if (VISAS.has(module)) return 'visas';
  return HOTELS.has(module) ? 'hotels' : 'sale';
};

/** Addresses the published modules register, for visitors or for people who are signed in. */
async function registered(
  request: APIRequestContext,
  portal: Portal,
  frame: 'public' | 'agent',
  whose: Whose = 'anybody',
): Promise<string[]> {
  const { releases, tenant } = await bootOf(request, portal);
  const modules = Object.values(releases.modules).filter(
    ({ manifest }) => whose === 'anybody' || ownerOf(manifest.id) === whose,
  );
  const routes = modules.flatMap(({ manifest }) => manifest.routes);
  return routes
    .filter((route) => (route.layout ?? 'agent') === frame && existsFor(route, tenant))
    .map(({ path }) => path);
}

// Two brands, and one from right to left; of the others the way in, which stands as in none of these.
for (const portal of [ORIGINAL, FALCON, QAMAR]) {
  test(`nothing hinders a visitor of ${portal.tenant} seriously on any public screen, by day and by night`, async ({
    page,
    request,
    complaints,
  }) => {
    complaints.expect(REFUSALS);
    const walk = new Walk(page, portal);
    const addresses = await registered(request, portal, 'public');
    await walkSite(walk, addresses);
    // Two brands of one reading direction share the menus and the forms of the way in.
    if (portal !== FALCON) {
      await walkSiteMenus(walk);
      await walkEntrance(walk);
      await walkProofs(walk);
    }
    if (portal !== ORIGINAL) await walkRegistration(walk, request);
    expect(walk.unseen(addresses), 'addresses nobody looked at').toEqual([]);
  });
}

for (const [portal, where, path] of [
  [NORTHLIGHT, 'in a dialog', '/'],
  [MONSOON, 'in the middle of a page', '/login'],
] as const) {
  test(`nothing hinders a visitor of ${portal.tenant} seriously at the way in, ${where}, by day and by night`, async ({
    page,
  }) => {
    const walk = new Walk(page, portal);
    await walk.load(path);
    if (path === '/') await page.getByRole('main').getByRole('button', { name: 'Agent sign in' }).first().click();
    await expect(page.getByLabel('E-mail')).toBeVisible();
    await walk.look('sign-in');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByText('Please enter valid password')).toBeVisible();
    await walk.look('sign-in with nothing typed');
  });
}

for (const portal of [ORIGINAL, QAMAR]) {
  test(`nothing hinders an agent of ${portal.tenant} seriously in the account, by day and by night`, async ({
    page,
    request,
    complaints,
  }) => {
    complaints.expect(REFUSALS);
    await signedIn(page, request, portal);
    const walk = new Walk(page, portal);
    await walkHeader(walk);
    await walkSettings(walk, request);
    await walkProfile(walk);
    await walkTravellers(walk);
    await walkInterruptions(walk);
    expect(walk.unseen(await registered(request, portal, 'agent', 'account')), 'addresses nobody looked at').toEqual(
      [],
    );
  });
}

// The themes whose navigation no other walk of a signed-in user sees.
for (const portal of [MONSOON, NORTHLIGHT]) {
  test(`nothing hinders an agent of ${portal.tenant} seriously at the search, by day and by night`, async ({
    page,
    request,
  }) => {
    await signedIn(page, request, portal);
    const walk = new Walk(page, portal);
    await walk.load('/searchpad');
    await expect(page.getByRole('button', { name: 'Search flights' })).toBeVisible();
    await walk.look('search');
  });
}

test('nothing hinders an agent seriously who searches, books and pays, by day and by night', async ({
  page,
  browser,
  request,
  complaints,
}) => {
  complaints.expect(REFUSALS);
  await officeOpens(request, 'Asia/Dubai');
  await signedIn(page, request, FALCON);
  const walk = new Walk(page, FALCON);
  await walkSearch(walk);
  await walkQueueShare(walk);
  await walkResults(walk, request);
  await walkProposal(walk, browser);
  await walkPair(walk);
  await walkOrder(walk);
  await walkDeposits(walk);
  expect(walk.unseen(await registered(request, FALCON, 'agent', 'sale')), 'addresses nobody looked at').toEqual([]);
});

test('nothing hinders an agent seriously who searches, books and reads stays, by day and by night', async ({
  page,
  request,
}) => {
  await signedIn(page, request, FALCON);
  const walk = new Walk(page, FALCON);
  await walkHotels(walk, request);
  expect(walk.unseen(await registered(request, FALCON, 'agent', 'hotels')), 'addresses nobody looked at').toEqual([]);
});

test('nothing hinders an agent seriously who buys seats for a group, by day and by night', async ({
  page,
  request,
}) => {
  await signedIn(page, request, FALCON);
  const walk = new Walk(page, FALCON);
  await walkFares(walk, request);
  expect(walk.unseen(await registered(request, FALCON, 'agent', 'fares')), 'addresses nobody looked at').toEqual([]);
});

test('nothing hinders an agent seriously who applies for visas and asks for holidays, by day and by night', async ({
  page,
  request,
}) => {
  await signedIn(page, request, FALCON);
  const walk = new Walk(page, FALCON);
  await walkVisas(walk, request);
  await walkHolidays(walk, request);
  expect(walk.unseen(await registered(request, FALCON, 'agent', 'visas')), 'addresses nobody looked at').toEqual([]);
});
