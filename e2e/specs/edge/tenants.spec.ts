import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from '../../stack/fixtures';
import { GATEWAY_ADMIN, STATE } from '../../stack/addresses';
import { addressOf, hostOf, PortalApi } from '../../stack/api';
import { FALCON, ORIGINAL, PORTALS } from '../../stack/portals';
import { signedIn } from '../../stack/session';

test("another tenant's token is refused on this host", async ({ request }) => {
  const falcon = new PortalApi(request, FALCON);
  await falcon.signIn(FALCON.owner);
  expect((await falcon.get('/api/customer/v1/User/GetUserContext')).status()).toBe(200);

  const original = new PortalApi(request, ORIGINAL);
  original.token = falcon.token;
  const answer = await original.get('/api/customer/v1/User/GetUserContext');
  expect(answer.status()).toBe(401);
  expect(((await answer.json()) as { code: string }).code).toBe('session.wrong_tenant');
});

test('an unknown host shows no brand', async ({ request }) => {
  const answer = await request.get(addressOf('/'), { headers: { host: 'nobody.example' } });
  expect(answer.status()).toBe(421);
  const body = await answer.text();
  for (const portal of PORTALS) expect(body).not.toContain(portal.company);
});

test('a broken tenant file leaves the last good one live and reports file, line and reason', async ({
  page,
  request,
}) => {
  test.skip(!STATE, 'needs its own stack');
  const file = join(STATE ?? '', 'tenants/falcon/tenant.toml');
  const good = readFileSync(file, 'utf8');
  try {
    writeFileSync(file, `${good}\nprimary_colour = [\n`);
    await expect.poll(async () => (await request.get(`${GATEWAY_ADMIN}/tenants`)).text()).toMatch(/tenant\.toml:\d+/);
    await page.goto(`${FALCON.origin}/`);
    await expect(page).toHaveTitle(new RegExp(FALCON.company));
  } finally {
    writeFileSync(file, good);
  }
  await expect.poll(async () => (await request.get(`${GATEWAY_ADMIN}/tenants`)).text()).not.toMatch(/tenant\.toml:\d+/);
});

test('a changed tenant file is live without a restart', async ({ request }) => {
  test.skip(!STATE, 'needs its own stack');
  const file = join(STATE ?? '', 'tenants/falcon/tenant.toml');
  const good = readFileSync(file, 'utf8');
  const title = async () =>
    (await (await request.get(addressOf('/'), { headers: hostOf(FALCON) })).text()).match(/<title>(.*?)<\/title>/)?.[1];
  const before = await title();
  try {
    writeFileSync(file, good.replace(/^title = .*$/m, 'title = "Falcon, renamed"'));
    await expect.poll(title).toBe('Falcon, renamed');
  } finally {
    writeFileSync(file, good);
  }
  await expect.poll(title).toBe(before);
});

test('the icon of a portal that has none of its own is an SVG (P-364)', async ({ page }) => {
  await page.goto(`${ORIGINAL.origin}/`);
  const icon = page.locator('link[rel="icon"]');
  await expect(icon).toHaveAttribute('type', 'image/svg+xml');
  const [kind, text] = await icon.evaluate(async (link: HTMLLinkElement) => {
    const answer = await fetch(link.href);
    return [answer.headers.get('content-type'), await answer.text()];
  });
  expect(kind).toContain('image/svg+xml');
  expect(text).toContain('<svg');
});

for (const portal of PORTALS) {
  test(`${portal.company}'s own name and logos are above and below its pages, light and dark (P-001)`, async ({
    page,
    request,
  }) => {
    const file = (scheme: string) =>
      readFileSync(new URL(`../../../tenants/${portal.tenant}/assets/logo-${scheme}.svg`, import.meta.url), 'utf8');
    const shown = async (part: 'banner' | 'contentinfo', scheme: string) => {
      const logo = page.getByRole(part).getByRole('img', { name: portal.company }).first();
      await expect(logo).toBeVisible();
      // The browser reports the file a moment after the image is visible.
      const drawn = () => logo.evaluate(async (img: HTMLImageElement) => (await fetch(img.currentSrc)).text());
      await expect.poll(drawn, `${part}, ${scheme}`).toBe(file(scheme));
    };
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme });
      await page.goto(`${portal.origin}/contact-us`);
      await shown('banner', scheme);
      await shown('contentinfo', scheme);
    }
    await expect(page).toHaveTitle(new RegExp(portal.company));
    await signedIn(page, request, portal);
    await page.goto(`${portal.origin}/help`);
    await shown('banner', 'dark');
  });
}
