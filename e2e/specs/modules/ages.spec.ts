import { LedgerSlot } from '../../pages/slot.page';
import { expect, test } from '../../stack/fixtures';
import { liveAs, partsOf, publishedAs, shellParts } from '../../stack/modules';
import { FALCON } from '../../stack/portals';
import { signedIn } from '../../stack/session';

const EARLY = new URL('../../fixtures/mfe-payments-early.json', import.meta.url).pathname;

test("a module built at an earlier commit runs in today's shell", async ({ page, request }) => {
  await signedIn(page, request, FALCON);
  await liveAs(page, EARLY);
  await page.goto(`${FALCON.origin}/my-transactions`);
  const slot = new LedgerSlot(page);
  await expect(slot.heading).toBeVisible();
  await slot.leavesTheRestWorking();
});

test('a module that needs newer kits than the shell has is refused, and the rest works', async ({
  page,
  request,
  complaints,
}) => {
  complaints.expect(/mfe_payments|VersionMismatch/);
  const parts = await partsOf(request, FALCON, 'mfe-payments', 'LedgerPage');
  const { kits } = await shellParts(request, FALCON);
  await signedIn(page, request, FALCON);
  await publishedAs(page, parts, parts.entry, (text) => text.replace(/"\^1\.\d+\.\d+"/g, '"^1.99.0"'));
  await page.goto(`${FALCON.origin}/searchpad`);
  const slot = new LedgerSlot(page);
  await slot.choose();
  await expect(page.getByRole('heading', { name: 'This page needs another version of the portal' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText(`^1.99.0, the portal has ${kits}`);
  await slot.leavesTheRestWorking();
});

test("today's published module is refused by a shell that is too old for it, and both versions are named", async ({
  page,
  request,
  complaints,
}) => {
  complaints.expect(/mfe_[a-z_]+|VersionMismatch/);
  const OLD = '0.9.0';
  const { entry, text } = await partsOf(request, FALCON, 'mfe-payments', 'LedgerPage');
  const [, needed = ''] = /requiredVersion:"(\^[\d.]+)"[^}]*shareKey:"@jetway\/kit-/.exec(text(entry)) ?? [];
  expect(needed).toMatch(/^\^1\./);
  const shell = await shellParts(request, FALCON);
  await signedIn(page, request, FALCON);
  await publishedAs(page, shell, shell.entry, (main) =>
    main.replaceAll(`"${shell.kits}"`, `"${OLD}"`).replaceAll(`"^${shell.kits}"`, `"^${OLD}"`),
  );
  await page.goto(`${FALCON.origin}/my-transactions`);
  await expect(page.getByRole('heading', { name: 'This page needs another version of the portal' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText(`${needed}, the portal has ${OLD}`);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ledger', exact: true })).toBeVisible();
});
