import { expect, test } from '../stack/fixtures';
import { QAMAR } from '../stack/portals';
import { wordsOf } from '../stack/words';
import { MAIN_BRANDS, picture } from './camera';

const PAGES = [
  ['home', '/'],
  ['agent', '/agent'],
  ['supplier', '/supplier'],
  ['api', '/api'],
  ['corporate', '/corp'],
  ['contact', '/contact-us'],
  ['about', '/about-us'],
  ['testimonials', '/testimonials'],
  ['terms', '/terms-and-conditions'],
  ['privacy', '/privacy-policy'],
  ['refunds', '/refunds-return-policy'],
  ['register', '/register_proprietor'],
  ['register-partnership', '/register_partnership'],
  ['register-company', '/register_company_llp'],
  ['register-corporate', '/register_corporate'],
  ['not-found', '/no-such-page'],
] as const;
const LOGIN = ['login', '/login'] as const;
const WHITE_LABEL = ['white-label', '/whitelabel'] as const;

const VISITS = [
  ...MAIN_BRANDS.map((brand) => ({ ...brand, pages: [...PAGES, brand.name === 'falcon' ? LOGIN : WHITE_LABEL] })),
  // Right-to-left.
  { portal: QAMAR, name: 'qamar', colorScheme: 'light' as const, pages: [...PAGES, LOGIN] },
];

for (const { portal, name, colorScheme, pages } of VISITS) {
  test.describe(name, () => {
    test.use({ colorScheme });

    test(`${name}: pictures of the public site`, async ({ page, complaints }) => {
      complaints.expect(/404/);
      for (const [screen, path] of pages) {
        const arrive = async () => {
          await page.goto(`${portal.origin}${path}`);
          await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        };
        await picture(page, `site/${name}-${screen}`, { arrive });
      }
      const menu = async () => {
        await page.goto(`${portal.origin}/contact-us`);
        await page.getByRole('button', { name: wordsOf(portal).exactly('Open the menu') }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
      };
      await picture(page, `site/${name}-menu`, { arrive: menu, isOfPhones: true });
    });
  });
}
