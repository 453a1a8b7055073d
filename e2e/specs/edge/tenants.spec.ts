import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from '../../stack/fixtures';
import { GATEWAY_ADMIN, STATE } from '../../stack/addresses';
import { addressOf, hostOf, PortalApi } from '../../stack/api';
import { FALCON, ORIGINAL, PORTALS } from '../../stack/portals';

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

test('a broken tenant file keeps the last good one and says file, line and reason', async ({ page, request }) => {
  test.skip(!STATE, 'needs a stack of its own');
  const file = join(STATE ?? '', 'tenants/falcon/tenant.toml');
  const good = readFileSync(file, 'utf8');
  try {
    writeFileSync(file, `${good}\nprimary_colour = [\n`);
    await expect
      .poll(async () => (await request.get(`${GATEWAY_ADMIN}/tenants`)).text())
      .toMatch(/tenant\.toml:\d+/);
    await page.goto(`${FALCON.origin}/`);
    await expect(page).toHaveTitle(new RegExp(FALCON.company));
  } finally {
    writeFileSync(file, good);
  }
  await expect.poll(async () => (await request.get(`${GATEWAY_ADMIN}/tenants`)).text()).not.toMatch(/tenant\.toml:\d+/);
});

test('a changed tenant file is live without a restart (P-001)', async ({ request }) => {
  test.skip(!STATE, 'needs a stack of its own');
  const file = join(STATE ?? '', 'tenants/falcon/tenant.toml');
  const good = readFileSync(file, 'utf8');
  const title = async () => (await (await request.get(addressOf('/'), { headers: hostOf(FALCON) })).text()).match(/<title>(.*?)<\/title>/)?.[1];
  const before = await title();
  try {
    writeFileSync(file, good.replace(/^title = .*$/m, 'title = "Falcon, renamed"'));
    await expect.poll(title).toBe('Falcon, renamed');
  } finally {
    writeFileSync(file, good);
  }
  await expect.poll(title).toBe(before);
});
