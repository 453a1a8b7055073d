import { fileURLToPath } from 'node:url';

import { expect, test } from '../stack/fixtures';
import { ALL_PORTALS, FALCON, QAMAR } from '../stack/portals';

const FOLDER = fileURLToPath(new URL('../../docs/screens/site/', import.meta.url));
const WIDTHS = [390, 1280, 1920];
const PAGES = [
  ['agent', '/agent'],
  ['contact', '/contact-us'],
  ['about', '/about-us'],
  ['testimonials', '/testimonials'],
  ['terms', '/terms-and-conditions'],
  ['login', '/login'],
] as const;

for (const width of WIDTHS) {
  test.describe(`${width}`, () => {
    test.use({ viewport: { width, height: width < 640 ? 844 : 900 } });

    for (const portal of ALL_PORTALS) {
      test(`${portal.tenant}: pictures of the public site at ${width}`, async ({ page }) => {
        const name = portal.tenant.replace('_default', 'jetway');
        const pages = portal === FALCON || portal === QAMAR ? PAGES : [];
        for (const [screen, path] of [['home', '/'] as const, ...pages]) {
          await page.goto(`${portal.origin}${path}`);
          await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
          await page.waitForLoadState('networkidle');
          await page.screenshot({ path: `${FOLDER}${name}-${screen}-${width}.png`, animations: 'disabled', fullPage: screen === 'home' && width === 1280 });
        }
      });
    }
  });
}
