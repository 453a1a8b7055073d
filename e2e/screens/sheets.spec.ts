import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

import { expect, test } from '../stack/fixtures';
import { ALL_PORTALS } from '../stack/portals';
import { fileOf, widthsOf } from './camera';
import type { Figure } from './sheet';
import { sheetOf } from './sheet';

/** The last commit whose pictures show the portal before its brands had designs of their own. */
const BEFORE = 'ffac3f824^';

/** Falcon's screens: their title, the earlier picture and the one that this run of the other specs has taken. */
const SCREENS = [
  ['Home', 'site/falcon-home', 'brands/falcon-home'],
  ['Search', 'journey/falcon-search', 'journey/falcon-search'],
  ['Results', 'journey/falcon-results', 'brands/falcon-results'],
  ['Booking', 'journey/falcon-travellers', 'journey/falcon-travellers'],
  ['Order', 'journey/falcon-order', 'journey/falcon-order'],
  ['Proposal, at the client', 'journey/falcon-proposal-at-the-client', 'journey/falcon-proposal-at-the-client'],
] as const;

const earlier = (name: string, width: number) =>
  execFileSync('git', ['show', `${BEFORE}:docs/screens/${name}-${width}.jpg`], { maxBuffer: 10_000_000 });

function taken(name: string, width: number): Buffer {
  const file = fileOf(name, width);
  expect(existsSync(file), `${file} is taken first, by the specs "brands" and "journey"`).toBe(true);
  return readFileSync(file);
}

test.skip(process.env['JETWAY_SCREENS'] === 'kept', 'put together from pictures that docs/screens does not carry');

test('sheets: screens before and after, side by side', async ({ browser }) => {
  for (const width of widthsOf('sheets/before-after')) {
    const figures: Figure[] = SCREENS.flatMap(([title, before, after]) => [
      { caption: `${title}: before`, picture: earlier(before, width) },
      { caption: `${title}: after`, picture: taken(after, width) },
    ]);
    const isPhone = width < 600;
    const path = fileOf('sheets/before-after', width);
    await sheetOf(browser, { path, figures, columns: isPhone ? 6 : 4, column: isPhone ? 270 : 560 });
  }
});

test('sheets: five brands beside each other', async ({ browser }) => {
  for (const width of widthsOf('sheets/brands')) {
    const figures = ['home', 'search', 'order'].flatMap((screen) =>
      ALL_PORTALS.map(({ tenant, company }) => ({
        caption: `${company}: ${screen}`,
        picture: taken(`brands/${tenant.replace('_default', 'jetway')}-${screen}`, width),
      })),
    );
    const path = fileOf('sheets/brands', width);
    await sheetOf(browser, { path, figures, columns: ALL_PORTALS.length, column: width < 600 ? 270 : 460 });
  }
});
