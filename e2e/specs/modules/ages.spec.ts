import { LedgerSlot } from '../../pages/slot.page';
import { expect, test } from '../../stack/fixtures';
import { fetchingNothingAhead, liveAs, partsOf, publishedAs, shellParts, signedIn } from '../../stack/modules';
import { FALCON } from '../../stack/portals';

const EARLY = new URL('../../fixtures/mfe-payments-early.json', import.meta.url).pathname;

test("a module built at an earlier commit runs in today's shell", async ({ page, request }) => {
  await signedIn(page, request, FALCON);
  await liveAs(page, EARLY);
  await page.goto(`${FALCON.origin}/my-transactions`);
  const slot = new LedgerSlot(page);
  await expect(slot.heading).toBeVisible();
  await slot.leavesTheRestWorking();
});

test('a module is refused by a shell that is too old for it, and both versions are named', async ({ page, request, complaints }) => {
  complaints.expect(/mfe_payments|VersionMismatch/);
  const parts = await partsOf(request, FALCON, 'mfe-payments', 'LedgerPage');
  const { kits } = await shellParts(request, FALCON);
  await signedIn(page, request, FALCON);
  await fetchingNothingAhead(page);
  await publishedAs(page, parts, parts.entry, (text) => text.replace(/"\^1\.\d+\.\d+"/g, '"^1.99.0"'));
  await page.goto(`${FALCON.origin}/searchpad`);
  const slot = new LedgerSlot(page);
  await slot.choose();
  await expect(page.getByRole('heading', { name: 'This page needs another version of the portal' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText(`^1.99.0, the portal has ${kits}`);
  await slot.leavesTheRestWorking();
});
