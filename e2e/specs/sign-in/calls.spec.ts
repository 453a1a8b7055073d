import { SignInPage } from '../../pages/sign-in.page';
import { expect, test } from '../../stack/fixtures';
import { FALCON } from '../../stack/portals';

/** Calls that carry no token even when there is one. */
const WITHOUT_TOKEN =
  /\/api\/(auth\/v1\/Authentication|customer\/v1\/(Registration|Enterprise)|utility\/v1\/Geolocation)\//;

interface DeviceInfo {
  browser: { name: string; version: string };
  os: { name: string; version: string };
  device: { model: string; type: string; vendor: string };
  screen: { width: number; height: number };
}

test('calls carry the token once there is one, and the user context call the browser details (P-124, P-271, P-276)', async ({
  page,
  request,
}) => {
  const before: Record<string, string>[] = [];
  const after: { url: string; headers: Record<string, string> }[] = [];
  let token = '';
  page.on('request', (call) => {
    const { pathname } = new URL(call.url());
    if (!pathname.startsWith('/api/')) return;
    if (token === '') before.push(call.headers());
    else after.push({ url: pathname, headers: call.headers() });
  });
  const signIn = new SignInPage(page, FALCON);
  await page.goto(`${FALCON.origin}/`);
  await expect(
    page
      .getByRole('region', { name: 'Offers' })
      .or(page.getByRole('link', { name: 'Sign in', exact: true }))
      .first(),
  ).toBeVisible();
  await signIn.signIn(FALCON.owner, request);
  token = await page.evaluate(() => localStorage.getItem('jetway.token') ?? '');
  expect(token).not.toBe('');
  const told = page.waitForRequest('**/User/GetUserContext');
  await page.goto(`${FALCON.origin}/my-profile`);
  const header = (await told).headers()['x-device-info'] ?? '';
  const info = JSON.parse(Buffer.from(header, 'base64url').toString()) as DeviceInfo;
  expect(info.browser.name).toBe('Chrome');
  expect(info.browser.version).toMatch(/^\d+\./);
  expect(info.os.name).toBe('Linux');
  expect(info.device).toEqual({ model: '', type: 'desktop', vendor: '' });
  expect(info.screen).toEqual({ width: 1280, height: 900 });
  await expect(page.getByText(FALCON.owner.email)).toBeVisible();

  expect(before.length).toBeGreaterThan(1);
  expect(
    before.filter(({ authorization }) => authorization !== undefined && authorization !== `Bearer ${token}`),
  ).toEqual([]);
  expect(before[0]).not.toHaveProperty('authorization');
  const calls = after.filter(({ url }) => !WITHOUT_TOKEN.test(url));
  expect(calls.length).toBeGreaterThan(1);
  expect(new Set(calls.map(({ headers }) => headers['authorization']))).toEqual(new Set([`Bearer ${token}`]));
});

test('a sign-in without an answer is dropped: no message, and the form takes the next attempt (P-353)', async ({
  page,
  complaints,
}) => {
  complaints.expect(/ERR_FAILED|Failed to load/);
  const signIn = new SignInPage(page, FALCON);
  await signIn.open();
  await page.route('**/Authenticate', (route) => route.abort(), { times: 1 });
  const failed = page.waitForEvent('requestfailed', (call) => call.url().endsWith('/Authenticate'));
  await signIn.submit(FALCON.owner);
  await failed;
  const button = page.getByRole('button', { name: 'Sign in', exact: true });
  await expect(button).toBeEnabled();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page.getByLabel('E-mail')).toHaveValue(FALCON.owner.email);
  await button.click();
  await expect(page.getByRole('textbox', { name: 'Verification code' })).toBeVisible();
});
