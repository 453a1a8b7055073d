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

test("today's module is refused by a shell that is too old for it, and both versions are named", async ({ page, request, complaints }) => {
  complaints.expect(/mfe_payments|VersionMismatch/);
  const [parts, shell] = [await partsOf(request, FALCON, 'mfe-payments', 'LedgerPage'), await shellParts(request, FALCON)];
  const today = shell.kits;
  await signedIn(page, request, FALCON);
  await fetchingNothingAhead(page);
  // The module needs what today's kits brought; the shell is one from before them.
  await publishedAs(page, parts, parts.entry, (text) => text.replace(/"\^1\.\d+\.\d+"/g, `"^${today}"`));
  await publishedAs(page, shell, shell.entry, (text) => text.replaceAll(`"${today}"`, '"1.0.0"').replaceAll(`"^${today}"`, '"^1.0.0"'));
  await page.goto(`${FALCON.origin}/searchpad`);
  const slot = new LedgerSlot(page);
  await slot.choose();
  await expect(page.getByRole('heading', { name: 'This page needs another version of the portal' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText(`^${today}, the portal has 1.0.0`);
  await slot.leavesTheRestWorking();
});
