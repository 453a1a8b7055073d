import { renameSync } from 'node:fs';
import { join } from 'node:path';

import { STATE } from '../../stack/addresses';
import { expect, test } from '../../stack/fixtures';
import { FALCON } from '../../stack/portals';
import { signedInAt } from '../../stack/session';

test("when one module's files are missing, its page says so, the rest works, and trying again recovers", async ({
  page,
  request,
  complaints,
}) => {
  test.skip(!STATE, 'needs its own stack');
  complaints.expect(/404|MIME type|Failed to load|mfe_payments|ScriptExternalLoadError|RUNTIME-008/);
  const folder = join(STATE ?? '', 'releases/mfe-payments');
  await signedInAt(page, request, FALCON, '/searchpad');
  renameSync(folder, `${folder}-away`);
  try {
    await page.getByRole('link', { name: 'Ledger', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await page.getByRole('link', { name: 'Search', exact: true }).first().click();
    await expect(page.getByRole('button', { name: 'Search flights' })).toBeVisible();
  } finally {
    renameSync(`${folder}-away`, folder);
  }
  await page.getByRole('link', { name: 'Ledger', exact: true }).click();
  const again = page.getByRole('button', { name: 'Try again' });
  const ledger = page.getByRole('heading', { name: 'Payment ledger' });
  await expect(again.or(ledger)).toBeVisible();
  if (await again.isVisible()) await again.click();
  await expect(ledger).toBeVisible();
});
