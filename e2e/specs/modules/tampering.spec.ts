import type { Page } from '@playwright/test';

import { LedgerSlot } from '../../pages/slot.page';
import { expect, test } from '../../stack/fixtures';
import type { Parts } from '../../stack/modules';
import { answering, bootedAs, linkingNothingOf, partsOf } from '../../stack/modules';
import { FALCON } from '../../stack/portals';
import { signedIn } from '../../stack/session';

const EDITS_A_FILE = 67;
const GUARD = 'jetway.load-failure-reloads.v1';

/** A small seeded generator, so that a failing run can be repeated. Source: Mulberry32, public domain. */
function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The same file with one byte changed. */
function edited(text: string, chance: () => number): Buffer {
  const bytes = Buffer.from(text);
  const at = Math.floor(chance() * bytes.length);
  bytes[at] = ((bytes[at] ?? 0) + 1 + Math.floor(chance() * 255)) % 256;
  return bytes;
}

/** Paths of the scripts the browser has started to execute; a refused one is never among them. */
async function scriptsRead(page: Page): Promise<Set<string>> {
  const paths = new Set<string>();
  const session = await page.context().newCDPSession(page);
  const note = ({ url }: { url: string }) => url.startsWith('http') && paths.add(new URL(url).pathname);
  session.on('Debugger.scriptParsed', note);
  session.on('Debugger.scriptFailedToParse', note);
  await session.send('Debugger.enable');
  return paths;
}

/** Reopens the page until a file was served tampered that many times; the other modules keep working. */
async function ask(page: Page, path: string, parts: Parts, chance: () => number): Promise<void> {
  const slot = new LedgerSlot(page);
  let edits = 0;
  const stop = await answering(page, path, (route) => {
    edits += 1;
    return route.fulfill({ contentType: 'text/javascript', body: edited(parts.text(path), chance) });
  });
  const press = async () => {
    if ((await slot.again.isVisible()) && (await slot.again.isEnabled())) await slot.again.click();
  };
  await press();
  await expect(async () => {
    await press();
    await page.clock.fastForward(1_000);
    expect(edits).toBeGreaterThanOrEqual(EDITS_A_FILE);
  }).toPass({ intervals: [10] });
  await slot.fails();
  await slot.leavesTheRestWorking();
  await slot.choose();
  await slot.fails();
  await stop();
}

test('none of 201 files with one byte changed runs: entry, chunk and lazy chunk', async ({
  page,
  request,
  complaints,
}) => {
  test.slow();
  complaints.expect(/integrity|Failed to load|RUNTIME-008|mfe_payments/);
  const chance = chances(Number(process.env['JETWAY_SEED'] ?? 20_260_927));
  const parts = await partsOf(request, FALCON, 'mfe-payments', 'LedgerPage');
  await page.clock.install();
  await signedIn(page, request, FALCON);
  await linkingNothingOf(page, 'mfe-payments');
  // All reloads are used up, so no attempt is lost to one.
  await page.addInitScript((key) => localStorage.setItem(key, '10'), GUARD);
  const slot = new LedgerSlot(page);
  await slot.besideSearch();
  const read = await scriptsRead(page);
  const readOf = () => [parts.entry, parts.expose, parts.page].filter((path) => read.has(path));

  const stop = await answering(page, parts.entry, (route) => route.abort());
  await slot.choose();
  await slot.fails();
  await stop();
  await ask(page, parts.entry, parts, chance);
  expect(readOf()).toEqual([]);
  await ask(page, parts.expose, parts, chance);
  expect(readOf()).toEqual([parts.entry]);
  await ask(page, parts.page, parts, chance);
  expect(readOf()).toEqual([parts.entry, parts.expose]);

  await slot.again.click();
  await expect(slot.heading).toBeVisible();
  expect(readOf()).toEqual([parts.entry, parts.expose, parts.page]);
});

for (const part of ['entry', 'expose', 'page'] as const) {
  test(`a file that lost its hash does not run: ${part}`, async ({ page, request, complaints }) => {
    complaints.expect(/integrity|Failed to load|RUNTIME-008|mfe_payments/);
    const parts = await partsOf(request, FALCON, 'mfe-payments', 'LedgerPage');
    await page.clock.install();
    await signedIn(page, request, FALCON);
    await linkingNothingOf(page, 'mfe-payments');
    await bootedAs(page, ({ releases }) => delete releases.integrity[parts[part]]);
    const slot = new LedgerSlot(page);
    await slot.besideSearch();
    const read = await scriptsRead(page);
    await slot.choose();
    await slot.fails();
    expect([...read]).not.toContain(parts[part]);
    await slot.leavesTheRestWorking();
  });
}
