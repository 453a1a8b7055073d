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

/** Expected failures: addresses that do not exist or that this user may not open, and a traveller of that name who is saved already. */
const REFUSALS = /40[0134]|409 \(Conflict\).*Traveller\/create/;

test.describe.configure({ mode: 'parallel', timeout: 600_000 });

/** Modules whose pages the account walk visits. */
const ACCOUNT = new Set(['mfe-account', 'mfe-shell']);

/** Modules whose pages the hotel walk visits. */
const HOTELS = new Set(['mfe-hotels']);

/** Modules whose pages the fares walk visits. */
const FARES = new Set(['mfe-fares']);
/** Modules whose pages the visa and holiday walks visit. */
const VISAS = new Set(['mfe-holiday-visa']);

/** The walk that visits an address: account, hotels, fares, visas, or the flight sale for everything else. */
type Whose = 'anybody' | 'account' | 'hotels' | 'fares' | 'visas' | 'sale';

/** The walk that visits the pages of a module. */
const ownerOf = (module: string): Whose => {
  if (ACCOUNT.has(module)) return 'account';
  if (FARES.has(module)) return 'fares';
  if (VISAS.has(module)) return 'visas';
  return HOTELS.has(module) ? 'hotels' : 'sale';
};

/** Addresses registered by the published modules, for visitors or for signed-in users. */
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

// Two brands and a right-to-left one; of the other brands only the sign-in, whose placement is unlike any of these.
for (const portal of [ORIGINAL, FALCON, QAMAR]) {
  test(`${portal.tenant} has no serious accessibility violations on public screens, light and dark`, async ({
    page,
    request,
    complaints,
  }) => {
    complaints.expect(REFUSALS);
    const walk = new Walk(page, portal);
    const addresses = await registered(request, portal, 'public');
    await walkSite(walk, addresses);
    // Brands of the same reading direction share the menus and the sign-in forms.
    if (portal !== FALCON) {
      await walkSiteMenus(walk);
      await walkEntrance(walk);
      await walkProofs(walk);
    }
    if (portal !== ORIGINAL) await walkRegistration(walk, request);
    expect(walk.unseen(addresses), 'addresses not visited').toEqual([]);
  });
}

for (const [portal, where, path] of [
  [NORTHLIGHT, 'in a dialog', '/'],
  [MONSOON, 'in the middle of a page', '/login'],
] as const) {
  test(`${portal.tenant} has no serious accessibility violations at the sign-in, ${where}, light and dark`, async ({
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
  test(`${portal.tenant} has no serious accessibility violations in the account, light and dark`, async ({
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
    expect(walk.unseen(await registered(request, portal, 'agent', 'account')), 'addresses not visited').toEqual([]);
  });
}

// The themes whose navigation no other signed-in walk visits.
for (const portal of [MONSOON, NORTHLIGHT]) {
  test(`${portal.tenant} has no serious accessibility violations on the search home, light and dark`, async ({
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

test('no serious accessibility violations from flight search to payment, light and dark', async ({
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
  expect(walk.unseen(await registered(request, FALCON, 'agent', 'sale')), 'addresses not visited').toEqual([]);
});

test('no serious accessibility violations from hotel search to booking, light and dark', async ({ page, request }) => {
  await signedIn(page, request, FALCON);
  const walk = new Walk(page, FALCON);
  await walkHotels(walk, request);
  expect(walk.unseen(await registered(request, FALCON, 'agent', 'hotels')), 'addresses not visited').toEqual([]);
});

test('no serious accessibility violations when buying group seats, light and dark', async ({ page, request }) => {
  await signedIn(page, request, FALCON);
  const walk = new Walk(page, FALCON);
  await walkFares(walk, request);
  expect(walk.unseen(await registered(request, FALCON, 'agent', 'fares')), 'addresses not visited').toEqual([]);
});

test('no serious accessibility violations in visa applications and holidays, light and dark', async ({
  page,
  request,
}) => {
  await signedIn(page, request, FALCON);
  const walk = new Walk(page, FALCON);
  await walkVisas(walk, request);
  await walkHolidays(walk, request);
  expect(walk.unseen(await registered(request, FALCON, 'agent', 'visas')), 'addresses not visited').toEqual([]);
});
