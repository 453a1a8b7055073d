import type { Page } from '@playwright/test';

import { SignInPage } from '../../pages/sign-in.page';
import { seriousFindings } from '../../stack/axe';
import { expect, test } from '../../stack/fixtures';
import { FALCON, ORIGINAL } from '../../stack/portals';

/** Two lines with right check digits; the number is new for each run. */
function passportLines(): { text: string; number: string } {
  const number = `BX${String(Date.now() % 10_000_000).padStart(7, '0')}`;
  const second = `${number}${digitOf(number)}BGD8803045F3201015${'<'.repeat(15)}`;
  const all = second.slice(0, 10) + second.slice(13, 20) + second.slice(21, 43);
  return { number, text: `${'P<BGDRAHMAN<<AMINA<NOOR'.padEnd(44, '<')}\n${second}${digitOf(all)}` };
}

function digitOf(text: string): string {
  const values = [...text].map((letter) => (letter === '<' ? 0 : parseInt(letter, 36)));
  return String(values.reduce((sum, value, at) => sum + value * [7, 3, 1][at % 3]!, 0) % 10);
}

/** One red dot. */
const PICTURE = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==', 'base64');

const expectAccessible = async (page: Page) => expect(await seriousFindings(page)).toEqual([]);

for (const [portal, viewport] of [[FALCON, { width: 1280, height: 900 }], [ORIGINAL, { width: 390, height: 844 }]] as const) {
  test(`a traveller is read from a passport, found and changed at ${portal.company}, ${viewport.width} px (P-063, P-310, P-311, T-007)`, async ({
    page,
    request,
    complaints,
  }) => {
    test.slow();
    // Somebody of the name may be kept already.
    complaints.expect(/409|Traveller\/create/);
    await page.setViewportSize(viewport);
    const passport = passportLines();
    await new SignInPage(page, portal).signIn(portal.owner, request);
    await page.goto(`${portal.origin}/traveller-information`);
    await page.getByRole('button', { name: 'Add traveller' }).click();
    await page.getByLabel('The two lines at the foot').fill(passport.text);
    await expect(page.getByText(/check digits fit/)).toBeVisible();
    await expect(page.getByLabel('Passport number')).toHaveValue(passport.number);
    await expect(page.getByLabel(portal === FALCON ? 'Emirates ID' : 'National ID')).toBeVisible();
    await page.getByRole('button', { name: /Title/ }).click();
    await page.getByRole('option', { name: 'Mrs' }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save traveller' }).click();
    // Another run kept one of the same name: this is another person.
    const isKept = page.getByRole('heading', { level: 1, name: 'Mrs Amina Noor Rahman' });
    const another = page.getByRole('button', { name: 'Save as another person' });
    await expect(isKept.or(another)).toBeVisible();
    if (await another.isVisible()) await another.click();
    await expect(isKept).toBeVisible();
    await expect(page.getByText(passport.number)).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await page.getByLabel('Notes for your team').fill(`Aisle seat, please. ${passport.number}`);
    await page.getByRole('button', { name: 'Save traveller' }).click();
    await expect(page.getByText(`Aisle seat, please. ${passport.number}`)).toBeVisible();
    await page.reload();
    await expect(page.getByText(`Aisle seat, please. ${passport.number}`)).toBeVisible();
    await page.getByRole('button', { name: 'All travellers' }).click();
    await page.getByLabel('Search travellers').fill('amina rah');
    await expect(page.getByText(passport.number)).toBeVisible();
    await expectAccessible(page);
  });

  test(`a person changes their own name and photo, and asks for help, at ${portal.company}, ${viewport.width} px (P-070, P-071, P-333, P-334)`, async ({ page, request }) => {
    await page.setViewportSize(viewport);
    await new SignInPage(page, portal).signIn(portal.owner, request);
    const menu = page.getByRole('button', { name: /^Account: / });
    await menu.click();
    await page.getByRole('menuitem', { name: 'My profile' }).click();
    await expect(page.getByText(portal.owner.email)).toBeVisible();
    await expectAccessible(page);
    await page.locator('input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: PICTURE });
    await page.getByRole('button', { name: 'Save photo' }).click();
    await expect(page.getByText('Your photo is saved.')).toBeVisible();
    await expect(page.getByRole('img', { name: 'Your photo' })).toBeVisible();
    await expect(menu.locator('img')).toBeVisible();
    await page.getByRole('button', { name: 'Remove photo' }).click();
    await expect(menu.locator('img')).toHaveCount(0);
    const first = page.getByLabel('First name');
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const before = await first.inputValue();
    await first.fill(`${before} Bin`);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.reload();
    await expect(page.getByRole('main').getByText(`${before} Bin`, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await first.fill(before);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Your profile is saved.')).toBeVisible();

    await page.goto(`${portal.origin}/help`);
    await page.getByRole('button', { name: 'How long are seats held?' }).click();
    await expect(page.getByText(/ticketing time limit/)).toBeVisible();
    await expectAccessible(page);
  });
}

test('without 210 travellers are not in the menu, and their address is denied (P-073, P-248, T-233)', async ({ page, request }) => {
  await new SignInPage(page, FALCON).signIn(FALCON.viewer, request);
  await expect(page.getByRole('link', { name: 'Search', exact: true }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Travellers' })).toHaveCount(0);
  await page.goto(`${FALCON.origin}/traveller-information`);
  await expect(page).toHaveURL(/\/access-denied/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/not|access/i);
});

test('a new password ends every other session of the person, and is the one that opens the door (P-070)', async ({ page, browser, request }) => {
  test.slow();
  const { viewer } = ORIGINAL;
  const own = 'Tall-Palms-58';
  await new SignInPage(page, ORIGINAL).signIn(viewer, request);
  const other = await (await browser.newContext()).newPage();
  await new SignInPage(other, ORIGINAL).signIn(viewer, request);
  await page.goto(`${ORIGINAL.origin}/my-profile`);
  const change = async (current: string, next: string) => {
    await page.getByLabel('Current password').fill(current);
    await page.getByLabel('New password').fill(next);
    await page.getByLabel('Confirm password').fill(next);
    await page.getByRole('button', { name: 'Save password' }).click();
  };
  await change('Not-the-one-1', own);
  await expect(page.getByRole('alert')).toBeVisible();
  await change(viewer.password, own);
  await expect(page.getByText('Your password is changed.')).toBeVisible();
  await expect(page.getByLabel('Current password')).toHaveValue('');
  await other.reload();
  await expect(other.getByLabel('E-mail')).toBeVisible();
  await other.context().close();
  // As it was, for whoever comes next.
  await change(own, viewer.password);
  await expect(page.getByLabel('Current password')).toHaveValue('');
});
