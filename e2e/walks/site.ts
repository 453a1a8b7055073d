import { expect } from '../stack/fixtures';
import type { Walk } from './walk';

const PHONE = { width: 390, height: 844 };

/** Every public address, and one that does not exist. Addresses that this portal does not have show "not found" too. */
export async function walkSite(walk: Walk, paths: string[]): Promise<void> {
  for (const path of [...paths, '/no-such-page']) {
    await walk.go(path);
    await expect(walk.page.getByRole('contentinfo')).toBeVisible();
    await walk.look(path);
  }
}

/** What the header of a public page opens. */
export async function walkSiteMenus(walk: Walk): Promise<void> {
  const { page, words } = walk;
  await walk.go('/contact-us');
  const languages = page.getByRole('button', { name: words.say('Language') });
  if (walk.portal.language === 'ar') await walk.lookInto(languages, page.getByRole('menu'), 'languages');
  await page.setViewportSize(PHONE);
  await walk.lookInto(walk.button('Open the menu'), page.getByRole('dialog'), 'site navigation on a phone');
  await page.setViewportSize({ width: 1280, height: 900 });
}
