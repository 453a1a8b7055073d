import type { APIRequestContext } from '@playwright/test';

import { SignInPage } from '../../pages/sign-in.page';
import { addressOf, hostOf } from '../../stack/api';
import { expect, test } from '../../stack/fixtures';
import { FALCON } from '../../stack/portals';

const KB = 1024;
const LIMIT = 110 * KB;

/** Transferred bytes of a script for a browser that accepts gzip; the smallest are sent uncompressed. */
async function gzipped(request: APIRequestContext, path: string): Promise<number> {
  const answer = await request.get(addressOf(path), { headers: { ...hostOf(FALCON), 'accept-encoding': 'gzip' } });
  return Number(answer.headers()['content-length']);
}

test('the sign-in page is at most 110 KB until the first interaction: one script, and the art of its theme', async ({
  page,
  request,
}) => {
  // The portal is also fetched after four seconds, so the clock is stopped until the test moves it.
  const start = Date.now();
  await page.clock.install({ time: start });
  await page.clock.pauseAt(start + 60_000);
  const scripts = new Set<string>();
  page.on('request', (asked) => asked.resourceType() === 'script' && scripts.add(new URL(asked.url()).pathname));
  await new SignInPage(page, FALCON).open();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await expect.poll(() => scripts.size, 'the entrance and the art').toBe(2);
  const [entrance] = scripts;
  const weights = await Promise.all([...scripts].map((script) => gzipped(request, script)));
  const weight = weights.reduce((sum, bytes) => sum + bytes, 0);
  test.info().annotations.push({ type: 'sign-in page', description: `${(weight / KB).toFixed(1)} KB: ${entrance}` });
  console.info(`sign-in page: ${(weight / KB).toFixed(1)} KB of ${LIMIT / KB} KB`);
  expect(weight).toBeLessThanOrEqual(LIMIT);

  await page.clock.resume();
  // React shows what a page waited for by a timer.
  await expect(page.locator('[role=img] svg path').first()).toBeAttached();
  await page.getByLabel('E-mail').focus();
  await expect.poll(() => scripts.size, 'the portal loads').toBeGreaterThan(4);
  expect(
    [...scripts].filter((path) => path.includes('/frame.')),
    'the frame for signed-in users',
  ).toEqual([]);
});
