import { request as http } from 'node:http';

import { expect, test } from '../../stack/fixtures';
import { addressOf, hostOf } from '../../stack/api';
import type { Portal } from '../../stack/portals';
import { PORTALS } from '../../stack/portals';

/** Bytes of a document as they travel, compressed. */
function documentBytes(portal: Portal): Promise<number> {
  const headers = { ...hostOf(portal), 'accept-encoding': 'br', accept: 'text/html' };
  return new Promise((resolve, reject) => {
    const call = http(addressOf('/searchpad'), { headers }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
      answer.on('end', () => resolve(bytes));
    });
    call.on('error', reject);
    call.end();
  });
}

for (const portal of PORTALS) {
  test.describe(`first paint of ${portal.company}`, () => {
    test.use({ javaScriptEnabled: false });

    test('carries the brand before any script runs (P-002, P-008)', async ({ page }) => {
      await page.goto(`${portal.origin}/searchpad`);
      await expect(page).toHaveTitle(new RegExp(portal.company));
      const accent = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--jw-accent').trim());
      expect(accent).not.toBe('');
      const icon = page.locator('link[rel=icon]');
      await expect(icon).toHaveAttribute('type', 'image/svg+xml');
    });
  });

  test(`the document of ${portal.company} is within 15 KB compressed`, async () => {
    expect(await documentBytes(portal)).toBeLessThanOrEqual(15 * 1024);
  });
}
