import type { APIRequestContext, Page } from '@playwright/test';

import { BookingPage, family } from '../../pages/booking.page';
import { OrderPage } from '../../pages/order.page';
import { ResultsPage } from '../../pages/results.page';
import { STATE } from '../../stack/addresses';
import { expect, test } from '../../stack/fixtures';
import { bootOf } from '../../stack/modules';
import { FALCON } from '../../stack/portals';
import { publishChanged, release } from '../../stack/releases';
import { signedIn } from '../../stack/session';
import { visiting } from '../../stack/visitors';

const FLIGHTS = 'mfe-flights';
const NEXT = '9.0.0-next';

/** Versions of the flights module whose files a tab requests. */
function versionsAskedFor(page: Page): Set<string> {
  const versions = new Set<string>();
  page.on('request', (asked) => {
    const version = new RegExp(`/releases/${FLIGHTS}/([^/]+)/`).exec(asked.url())?.[1];
    if (version) versions.add(version);
  });
  return versions;
}

/** Waits until page loads get this version. */
async function given(request: APIRequestContext): Promise<string | undefined> {
  return (await bootOf(request, FALCON)).releases.modules[FLIGHTS]?.version;
}

test('a booking continues in its own version while others are published, trialled, promoted, rolled back and withdrawn', async ({
  page,
  request,
  context,
  browser,
}) => {
  test.skip(!STATE, 'needs its own stack');
  test.slow();
  const before = (await given(request)) ?? '';
  // Measured at the document: rendering time on a busy machine does not count. `bench:pointers` holds the limit of one second.
  const waits: number[] = [];
  const becomes = async (version: string) => {
    const began = performance.now();
    await expect.poll(() => given(request), { message: version, intervals: [100] }).toBe(version);
    waits.push(Math.round(performance.now() - began));
  };
  const visitors = await visiting(
    browser,
    1,
    (visitor) => signedIn(visitor, request, FALCON),
    async (visitor) => {
      await visitor.goto(`${FALCON.origin}/searchpad`);
      await expect(visitor.getByRole('button', { name: /^(Search|Find) flights$/ })).toBeVisible();
    },
  );
  try {
    await signedIn(page, request, FALCON);
    const asked = versionsAskedFor(page);
    const results = new ResultsPage(page, FALCON);
    await results.open();

    publishChanged(FLIGHTS, NEXT, ['Search flights', 'Find flights']);
    release('canary', FLIGHTS, NEXT, '--percent', '100');
    await becomes(NEXT);
    await results.select(await results.holdable());
    const booking = new BookingPage(page);
    await booking.enter(family());

    release('canary', FLIGHTS, '--stop');
    await becomes(before);
    release('promote', FLIGHTS, NEXT);
    await becomes(NEXT);
    const other = await context.newPage();
    await signedIn(other, request, FALCON);
    await other.goto(`${FALCON.origin}/searchpad`);
    await expect(other.getByRole('button', { name: 'Find flights' })).toBeVisible();

    await booking.review();
    release('rollback', FLIGHTS, '--to', before);
    await becomes(before);
    await booking.book.click();
    release('promote', FLIGHTS, NEXT);
    await becomes(NEXT);
    const order = new OrderPage(page);
    const reference = await order.reference();
    await expect(page.getByText('Your seats are held')).toBeVisible();
    await order.payAndIssue();
    await expect(page.getByText('Tickets issued').first()).toBeVisible();
    await page.getByRole('link', { name: 'My bookings', exact: true }).click();
    await expect(page.getByRole('row', { name: new RegExp(reference) })).toBeVisible();
    expect([...asked], 'every file of the booking is of the version it started with').toEqual([before]);

    release('withdraw', FLIGHTS, NEXT, '--reason', 'forgets names', '--force');
    await becomes(before);
    await other.getByRole('link', { name: 'My bookings', exact: true }).click();
    await expect(other.getByRole('row', { name: new RegExp(reference) })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('row', { name: new RegExp(reference) })).toBeVisible();
    expect([...asked]).toEqual([before]);
    const { pages, troubles } = await visitors.leave();
    expect(troubles, `problems on ${pages} pages loaded meanwhile`).toEqual([]);
    console.log(`new versions in new documents after ${waits.join(', ')} ms, beside ${pages} pages of a visitor`);
  } finally {
    await visitors.leave();
    if ((await given(request)) !== before) release('rollback', FLIGHTS, '--to', before);
  }
});
