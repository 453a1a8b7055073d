import { fileURLToPath } from 'node:url';

import type { Page } from '@playwright/test';

import { SignInPage } from '../pages/sign-in.page';
import { expect, test } from '../stack/fixtures';
import { FALCON, ORIGINAL } from '../stack/portals';

const FOLDER = process.env['JETWAY_PICTURES'] ?? fileURLToPath(new URL('../../docs/screens/', import.meta.url));
const WIDTHS = [390, 1280, 1920];
const LINES = 'P<BGDRAHMAN<<AMINA<NOOR<<<<<<<<<<<<<<<<<<<<<\nBX01234561BGD8803045F3201015<<<<<<<<<<<<<<<8';

/** What is looked at, and how to get there from its address. */
const SCREENS: readonly { name: string; at: string; open: (page: Page) => Promise<void> }[] = [
  { name: 'travellers', at: '/traveller-information', open: (page) => expect(page.getByRole('table')).toBeVisible() },
  { name: 'traveller-new', at: '/traveller-information?show=new', open: scan },
  { name: 'traveller', at: '/traveller-information', open: openFirst },
  { name: 'profile', at: '/my-profile', open: (page) => expect(page.getByRole('button', { name: 'Change number' })).toBeVisible() },
  { name: 'help', at: '/help', open: (page) => page.getByRole('button', { name: 'How long are seats held?' }).click() },
  { name: 'menu', at: '/help', open: (page) => page.getByRole('button', { name: /^Account: / }).click() },
];

async function scan(page: Page): Promise<void> {
  await page.getByLabel('The two lines at the foot').fill(LINES);
  await expect(page.getByText(/check digits fit/)).toBeVisible();
}

async function openFirst(page: Page): Promise<void> {
  await page.getByRole('table').getByRole('button').first().click();
  await expect(page.getByRole('button', { name: 'All travellers' })).toBeVisible();
}

/** Somebody to look at, kept once. */
async function keepOne(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/traveller-information?show=new`);
  await scan(page);
  await page.getByRole('button', { name: /Title/ }).click();
  await page.getByRole('option', { name: 'Mrs' }).click();
  await page.getByRole('button', { name: 'Save traveller' }).click();
  const isKept = page.getByRole('heading', { level: 1, name: 'Mrs Amina Noor Rahman' });
  await expect(isKept.or(page.getByRole('button', { name: 'Open the saved one' }))).toBeVisible();
}

for (const { portal, name } of [{ portal: FALCON, name: 'falcon' }, { portal: ORIGINAL, name: 'jetway' }]) {
  test(`${name}: pictures of a person's own pages`, async ({ page, request }) => {
    test.setTimeout(600_000);
    await new SignInPage(page, portal).signIn(portal.owner, request);
    await keepOne(page, portal.origin);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: width < 640 ? 844 : 900 });
        for (const screen of SCREENS) {
          await page.goto(`${portal.origin}${screen.at}`);
          await screen.open(page);
          const path = `${FOLDER}${name}${colorScheme === 'dark' ? '-dark' : ''}-${screen.name}-${width}.png`;
          await page.screenshot({ path, animations: 'disabled', fullPage: screen.name !== 'menu' });
        }
      }
    }
  });
}
