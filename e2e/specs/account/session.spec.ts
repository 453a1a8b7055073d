import { gunzipSync } from 'node:zlib';

import type { Page } from '@playwright/test';

import { ResultsPage } from '../../pages/results.page';
import { SearchPadPage } from '../../pages/search-pad.page';
import { SignInPage } from '../../pages/sign-in.page';
import { escape } from '../../stack/escape';
import { expect, test } from '../../stack/fixtures';
import { asIf } from '../../stack/modules';
import { FALCON, ORIGINAL } from '../../stack/portals';
import { signedIn } from '../../stack/session';

const USUAL = 'Your login session has expired. Please log in again to continue accessing services. Thank you.';
const HOUR_MS = 3_600_000;

const kept = (page: Page, name: string) => page.evaluate((key) => localStorage.getItem(key), name);
const keep = (page: Page, name: string, value: string) =>
  page.evaluate(([key, text]) => localStorage.setItem(key ?? '', text ?? ''), [name, value]);
const told = (page: Page) => page.getByRole('dialog', { name: 'Logout' });

/** Data that an earlier version of the portal may have left in the browser. */
async function leaveThings(page: Page): Promise<void> {
  await page.evaluate(async () => {
    document.cookie = 'left=behind; path=/';
    await caches.open('left-behind');
  });
}

const thingsLeft = (page: Page) =>
  page.evaluate(async () => ({
    cookie: document.cookie.includes('left=behind'),
    caches: (await caches.keys()).length,
  }));

test('a session ended by the server says so, OK removes the token and opens the sign-in; leftover data is removed once a day (P-168, P-169, P-173, P-185)', async ({
  page,
  request,
}) => {
  await signedIn(page, request, FALCON);
  for (const { logoutMessage, words, cleanedHoursAgo } of [
    { logoutMessage: 'Signed in elsewhere.', words: 'Signed in elsewhere.', cleanedHoursAgo: 1 },
    { logoutMessage: undefined, words: USUAL, cleanedHoursAgo: 25 },
  ]) {
    await page.goto(`${FALCON.origin}/about-us`);
    await leaveThings(page);
    await keep(page, 'jetway.cleaned-at.v1', String(Date.now() - cleanedHoursAgo * HOUR_MS));
    await keep(page, 'skipedOn', String(Date.now()));
    await asIf(page, ({ authentic }) => ({
      authentic: { ...(authentic as object), forceLogout: true, logoutMessage },
    }));
    await page.goto(`${FALCON.origin}/searchpad`);
    await expect(told(page)).toContainText(words);
    await expect.poll(() => kept(page, 'skipedOn')).toBeNull();
    await told(page).getByRole('button', { name: 'OK' }).click();
    await expect(page).toHaveURL(`${FALCON.origin}/login?next=%2Fsearchpad`);
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
    expect(await kept(page, 'jetway.token')).toBeNull();
    const isCleaned = cleanedHoursAgo > 24;
    await expect.poll(() => thingsLeft(page)).toEqual({ cookie: !isCleaned, caches: isCleaned ? 0 : 1 });
    await page.unrouteAll();
  }
});

test('only a 401 on the user context ends the session; a 401 on another call does not (P-170, P-348)', async ({
  page,
  request,
  complaints,
}) => {
  complaints.expect(/401/);
  const unknown = {
    status: 401,
    contentType: 'application/problem+json',
    body: '{"code":"session.unknown","title":"Sign in","status":401,"retryable":false}',
  };
  await signedIn(page, request, FALCON);
  await page.route('**/bankaccount/getBankAccountDetails', (route) => route.fulfill(unknown));
  await page.goto(`${FALCON.origin}/searchpad`);
  await page.getByRole('button', { name: 'Bank details' }).click();
  const accounts = page.getByRole('dialog', { name: 'Deposit to these accounts' });
  await expect(accounts.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(told(page)).toHaveCount(0);
  expect(await kept(page, 'jetway.token')).toBeTruthy();
  await escape(page, accounts);

  await page.route('**/User/GetUserContext', (route) => route.fulfill(unknown));
  await page.goto(`${FALCON.origin}/my-profile`);
  await expect(page).toHaveURL(`${FALCON.origin}/login?next=%2Fmy-profile`);
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  expect(await kept(page, 'jetway.token')).toBeNull();
});

test('signing out removes the token and opens the home page (P-099)', async ({ page, request, complaints }) => {
  const signIn = new SignInPage(page, FALCON);
  await signIn.signIn(FALCON.owner, request);
  expect(await kept(page, 'jetway.token')).toBeTruthy();
  // Calls in flight when the session ends are refused.
  expect(complaints.list).toEqual([]);
  complaints.expect(/401.*\/api\//);
  await signIn.signOut();
  await expect(page).toHaveURL(`${FALCON.origin}/`);
  expect(await kept(page, 'jetway.token')).toBeNull();
});

test('licences put off more than an hour ago are requested on arrival; the time is removed once none are requested (P-184, P-185)', async ({
  page,
  request,
}) => {
  await signedIn(page, request, FALCON);
  const longAgo = String(Date.now() - 2 * HOUR_MS);
  await page.goto(`${FALCON.origin}/about-us`);
  await keep(page, 'skipedOn', longAgo);
  await asIf(page, ({ documentCollect }) => ({
    documentCollect: { ...(documentCollect as object), forceCollect: true, remainingSkipCount: 2 },
  }));
  await page.goto(`${FALCON.origin}/searchpad`);
  await expect(page.getByRole('dialog', { name: "Your agency's licences" })).toBeVisible();
  expect(await kept(page, 'skipedOn')).toBe(longAgo);

  await page.unrouteAll();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Search flights' })).toBeVisible();
  await expect.poll(() => kept(page, 'skipedOn')).toBeNull();
});

const unpacked = (packed: string | null) => (packed ? gunzipSync(Buffer.from(packed, 'base64')).toString() : '');

/** Runs before the page's scripts: records every value a field has had. */
function watchOrigin(): void {
  const seen: string[] = [];
  Object.assign(window, { seen });
  const look = () => {
    const value = document.querySelector<HTMLInputElement>('form input[role="combobox"]')?.value;
    if (value !== undefined && value !== seen.at(-1)) seen.push(value);
    requestAnimationFrame(look);
  };
  look();
}

// covers: T-195
test('the last search is restored before the first render; it is stored compressed, and without its results (P-175, P-176, P-177)', async ({
  page,
  request,
}) => {
  await signedIn(page, request, ORIGINAL);
  await page.goto(`${ORIGINAL.origin}/searchpad`);
  await new SearchPadPage(page).searchReturn('DXB', 'DAC');
  await new ResultsPage(page, ORIGINAL).settled();
  // Stored a second after a change; leaving earlier may restore the search before it.
  await expect.poll(async () => unpacked(await kept(page, 'jetway.state.v1'))).toContain('DXB');
  await page.goto(`${ORIGINAL.origin}/searchpad`);
  const from = page.getByRole('combobox', { name: /^From/ });
  await expect(from).toHaveValue('Dubai (DXB)');

  const packed = (await kept(page, 'jetway.state.v1')) ?? '';
  expect(packed).toMatch(/^[A-Za-z0-9+/]+=*$/);
  const state = JSON.parse(unpacked(packed)) as object;
  expect(Object.keys(state)).toContain('flights/searchpad');
  expect(Object.keys(state).filter((part) => /result|booking|itinerary|session|api/i.test(part))).toEqual([]);

  await page.addInitScript(watchOrigin);
  await page.reload();
  await expect(from).toHaveValue('Dubai (DXB)');
  expect(
    await page.evaluate(() => (window as unknown as { seen: string[] }).seen),
    'never the agency’s city in between',
  ).toEqual(['Dubai (DXB)']);
});
