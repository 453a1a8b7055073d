import type { Page } from '@playwright/test';

import { SignInPage } from '../../pages/sign-in.page';
import { seriousFindings } from '../../stack/axe';
import { expect, test } from '../../stack/fixtures';
import { passport as anyPassport, PICTURE } from '../../stack/attachments';
import { invited } from '../../stack/people';
import { FALCON, ORIGINAL } from '../../stack/portals';
import { signedIn, signedInAt } from '../../stack/session';

const expectAccessible = async (page: Page) => expect(await seriousFindings(page)).toEqual([]);

for (const [portal, viewport] of [
  [FALCON, { width: 1280, height: 900 }],
  [ORIGINAL, { width: 390, height: 844 }],
] as const) {
  // covers: T-039
  test(`a traveller is read from a passport, found and edited at ${portal.company}, ${viewport.width} px (P-063, P-310, P-311, T-007)`, async ({
    page,
    request,
    complaints,
  }) => {
    test.slow();
    // A traveller of this name may be saved already.
    complaints.expect(/409|Traveller\/create/);
    await page.setViewportSize(viewport);
    const passport = anyPassport();
    await signedIn(page, request, portal);
    await page.goto(`${portal.origin}/traveller-information`);
    await page.getByRole('button', { name: 'Add traveller' }).click();
    await page.getByLabel('The two lines at the bottom').fill(passport.lines);
    await expect(page.getByText(/Passport read and verified/)).toBeVisible();
    await expect(page.getByLabel('Passport number')).toHaveValue(passport.number);
    const label = portal === FALCON ? 'Emirates ID' : 'National ID';
    await page.getByLabel(label).fill('784-1988-1234567');
    await page.getByRole('button', { name: /Title/ }).click();
    await page.getByRole('option', { name: 'Mrs' }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save traveller' }).click();
    // An earlier run saved one of the same name; this is another person.
    const isKept = page.getByRole('heading', { level: 1, name: 'Mrs Amina Noor Rahman' });
    const another = page.getByRole('button', { name: 'Save as another person' });
    await expect(isKept.or(another)).toBeVisible();
    if (await another.isVisible()) await another.click();
    await expect(isKept).toBeVisible();
    await expect(page.getByText(passport.number)).toBeVisible();
    await expect(page.getByRole('term').filter({ hasText: label })).toBeVisible();
    await expect(page.getByText('784-1988-1234567')).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await page.getByLabel('Notes for your team').fill(`Aisle seat, please. ${passport.number}`);
    await page.getByRole('button', { name: 'Save traveller' }).click();
    // The form contains these words too, until it has closed.
    await expect(isKept).toBeVisible();
    await expect(page.getByText(`Aisle seat, please. ${passport.number}`)).toBeVisible();
    await page.reload();
    await expect(page.getByText(`Aisle seat, please. ${passport.number}`)).toBeVisible();
    await page.getByRole('button', { name: 'All travellers' }).click();
    await page.getByLabel('Search travellers').fill('amina rah');
    await expect(page.getByText(passport.number)).toBeVisible();
    await expectAccessible(page);
  });

  test(`a user changes their own name and photo, and asks for help, at ${portal.company}, ${viewport.width} px (P-070, P-071, P-205, P-333, P-334)`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize(viewport);
    await signedInAt(page, request, portal, '/searchpad');
    const menu = page.getByRole('button', { name: /^Account: / });
    await menu.click();
    await page.getByRole('menuitem', { name: 'My profile' }).click();
    await expect(page.getByText(portal.owner.email)).toBeVisible();
    await expectAccessible(page);
    await page.locator('input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: PICTURE });
    await page.getByRole('button', { name: 'Save photo' }).click();
    await expect(page.getByText('Your photo was saved.')).toBeVisible();
    await expect(page.getByRole('img', { name: 'Your photo' })).toBeVisible();
    await expect(menu.locator('img')).toBeVisible();
    await page.getByRole('button', { name: 'Remove photo' }).click();
    await expect(menu.locator('img')).toHaveCount(0);
    const first = page.getByLabel('First name');
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const before = await first.inputValue();
    await first.fill(`  ${before} Bin `);
    const sent = page.waitForRequest('**/StaffSettings/updatebasicinfo');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    expect((await sent).postDataJSON(), 'trimmed').toMatchObject({ firstName: `${before} Bin` });
    await expect(page.getByText('Your profile was saved.')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('main').getByText(`${before} Bin`, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await first.fill(before);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Your profile was saved.')).toBeVisible();

    await page.goto(`${portal.origin}/help`);
    await page.getByRole('button', { name: 'How long are seats held?' }).click();
    await expect(page.getByText(/ticketing time limit/)).toBeVisible();
    await expectAccessible(page);
  });
}

test('without 210, travellers are not in the menu and their address is denied (P-073, P-248, T-233)', async ({
  page,
  request,
}) => {
  await signedInAt(page, request, FALCON, '/searchpad', FALCON.viewer);
  await expect(page.getByRole('link', { name: 'Search', exact: true }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Travellers' })).toHaveCount(0);
  await page.goto(`${FALCON.origin}/traveller-information`);
  await expect(page).toHaveURL(/\/access-denied/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/not|access/i);
});

test('a new password ends every other session of the user, and is the one that signs in (P-070, P-307)', async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  const [first, own] = ['Quiet-Dunes-47', 'Tall-Palms-58'];
  const { email, phone } = await invited(request);
  const here = new SignInPage(page, FALCON);
  await here.enterFirst(email, first, request);
  await here.provePhone(phone, request);
  const other = await (await browser.newContext()).newPage();
  const there = new SignInPage(other, FALCON);
  await there.signIn({ email, password: first }, request);
  await page.goto(`${FALCON.origin}/my-profile`);
  const change = async (current: string) => {
    await page.getByLabel('Current password').fill(current);
    await page.getByLabel('New password').fill(own);
    await page.getByLabel('Confirm password').fill(own);
    await page.getByRole('button', { name: 'Save password' }).click();
  };
  await change('Not-the-one-1');
  await expect(page.getByRole('alert')).toBeVisible();
  await change(first);
  await expect(page.getByText('Your password was changed.')).toBeVisible();
  await expect(page.getByLabel('Current password')).toHaveValue('');

  await other.reload();
  await other.getByRole('dialog', { name: 'Logout' }).getByRole('button', { name: 'OK' }).click();
  // The sign-in page has loaded, so opening it again aborts no navigation.
  await expect(other).toHaveURL(/\/login\?next=/);
  await there.isAsked();
  await there.open();
  await there.submit({ email, password: first });
  await expect(other.getByRole('alert')).toBeVisible();
  await there.submit({ email, password: own });
  await expect(other).toHaveURL(/\/searchpad/);
  await other.context().close();
});
