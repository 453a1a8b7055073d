import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

import { atRest } from '../stack/axe';
import { FALCON, ORIGINAL, QAMAR } from '../stack/portals';

const folder = (path: string) => fileURLToPath(new URL(`../../${path}/`, import.meta.url));

/** The few pictures kept in the repository. */
const KEPT = folder('docs/screens');

/** Whether this run refreshes the kept pictures (`npm run screens:kept`) instead of taking all of them. */
const IS_REFRESH = process.env['JETWAY_SCREENS'] === 'kept';

/** Output folder: ignored by git, unless the kept pictures are refreshed. */
const FOLDER = IS_REFRESH ? KEPT : folder('var/screens');

/** A pattern for the names of the pictures to take; all by default. */
const ONLY = new RegExp(process.env['JETWAY_ONLY'] ?? '');

const PHONE = { width: 390, height: 844 };

/** A phone, a laptop, a large screen. */
const SIZES = [PHONE, { width: 1280, height: 900 }, { width: 1920, height: 1080 }];

/** The brands that are photographed: one in the light scheme, the other in the dark one. */
export const MAIN_BRANDS = [
  { portal: FALCON, name: 'falcon', colorScheme: 'light' },
  { portal: ORIGINAL, name: 'jetway', colorScheme: 'dark' },
] as const;

/** And a right-to-left brand. */
export const ALL_BRANDS = [...MAIN_BRANDS, { portal: QAMAR, name: 'qamar', colorScheme: 'light' }] as const;

interface Taking {
  arrive?: () => Promise<unknown>;
  part?: Locator;
  isOfPhones?: boolean;
}

/** The widths at which this run takes a picture: all of them, or those of the kept files. */
const sizesOf = (name: string) =>
  ONLY.test(name) ? SIZES.filter(({ width }) => !IS_REFRESH || existsSync(`${KEPT}${name}-${width}.jpg`)) : [];

/** Whether this run takes the picture at any width. */
export const isWanted = (name: string) => sizesOf(name).length > 0;

export const widthsOf = (name: string) => sizesOf(name).map(({ width }) => width);

export const fileOf = (name: string, width: number) => `${FOLDER}${name}-${width}.jpg`;

/**
 * Takes a page at every width.
 * @param name folder and first words of the files, e.g. "journey/falcon-results"
 * @param arrive opens the page, once per width; without it the open page is only resized
 * @param part what is scrolled into view; the top of the page by default
 * @param isOfPhones whether to take the picture at phone width only
 */
export async function picture(page: Page, name: string, { arrive, part, isOfPhones }: Taking = {}): Promise<void> {
  const sizes = sizesOf(name).filter((size) => !isOfPhones || size === PHONE);
  if (sizes.length === 0) return;
  const before = page.viewportSize();
  for (const size of sizes) {
    await page.setViewportSize(size);
    await arrive?.();
    await expect(page.getByRole('region', { name: /^(Notifications|الإشعارات)/ })).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    await page.evaluate(atRest);
    await (part
      ? part.evaluate((element) => element.scrollIntoView({ block: 'center' }))
      : page.evaluate(() => window.scrollTo(0, 0)));
    await page.evaluate(atRest);
    await page.screenshot({
      path: fileOf(name, size.width),
      type: 'jpeg',
      quality: 70,
      animations: 'disabled',
    });
  }
  if (before) await page.setViewportSize(before);
}
