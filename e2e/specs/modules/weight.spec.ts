import type { APIRequestContext } from '@playwright/test';

import { SignInPage } from '../../pages/sign-in.page';
import { addressOf, hostOf } from '../../stack/api';
import { expect, test } from '../../stack/fixtures';
import { bootOf } from '../../stack/modules';
import { FALCON } from '../../stack/portals';

const KB = 1024;
const OWN_LIMIT = 110 * KB;

/** Bytes of a script as it travels to a browser that knows gzip; the smallest travel as they are. */
async function gzipped(request: APIRequestContext, path: string): Promise<number> {
  const answer = await request.get(addressOf(path), { headers: { ...hostOf(FALCON), 'accept-encoding': 'gzip' } });
  return Number(answer.headers()['content-length']);
}

test('the sign-in page adds at most 110 KB to the shell, and leaves the frame of signed-in people alone', async ({ page, request }) => {
  const scripts = new Set<string>();
  page.on('request', (asked) => asked.resourceType() === 'script' && scripts.add(new URL(asked.url()).pathname));
  await new SignInPage(page, FALCON).open();
  await page.getByLabel('E-mail').focus();
  await expect.poll(() => scripts.size).toBeGreaterThan(4);

  const shell = (await bootOf(request, FALCON)).releases.modules['mfe-shell'];
  const manifest = await request.get(addressOf(`${shell?.base}module.json`), { headers: hostOf(FALCON) });
  const { entry, preload } = (await manifest.json()) as { entry: string; preload: string[] };
  const isFirst = (path: string) => [entry, ...preload].some((file) => path === `${shell?.base}${file}`);
  const own = [...scripts].filter((path) => !isFirst(path));
  const sizes = await Promise.all(own.map((path) => gzipped(request, path)));
  const total = sizes.reduce((sum, bytes) => sum + bytes, 0);
  test.info().annotations.push({ type: 'sign-in page', description: `${(total / KB).toFixed(1)} KB beyond the shell's first load: ${own.join(', ')}` });
  console.info(`sign-in page: ${(total / KB).toFixed(1)} KB of ${OWN_LIMIT / KB} KB beyond the shell's first load`);
  expect(own.filter((path) => path.includes('/frame.'))).toEqual([]);
  expect(total).toBeLessThanOrEqual(OWN_LIMIT);
});
