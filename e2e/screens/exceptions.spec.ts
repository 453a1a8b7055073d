import type { APIRequestContext, Page } from '@playwright/test';

import { BookingPage, family } from '../pages/booking.page';
import { OrderPage } from '../pages/order.page';
import { PayingPage } from '../pages/paying.page';
import { ResultsPage } from '../pages/results.page';
import { SignInPage } from '../pages/sign-in.page';
import { BACKEND_ADMIN } from '../stack/addresses';
import { daysAhead } from '../stack/days';
import { expect, test } from '../stack/fixtures';
import type { Portal } from '../stack/portals';
import { force, moveFlight, reschedule } from '../stack/world';
import { MAIN_BRANDS, picture } from './camera';

const CHILD = { section: 'Child 1', title: 'Master', givenName: 'Ayaan', surname: 'Rahman', bornOn: '2017-06-01' };
/** Sandbox airlines that carry no unaccompanied children. */
const NO_CHILDREN = /(flydubai|IndiGo|flynas|Air Arabia|Air India Express).*Can be held/;

for (const { portal, name, colorScheme } of MAIN_BRANDS) {
  test.describe(name, () => {
    test.use({ colorScheme });

    test(`${name}: pictures of a fare that has changed`, async ({ page, request }) => {
      await new SignInPage(page, portal).signIn(portal.owner, request);
      const results = new ResultsPage(page, portal);
      await results.open();
      for (const [screen, kind, title, leave] of [
        ['class-changed', 'classChange', /booking class ha(s|ve) changed/, 'Choose another flight'],
        ['same-flights', 'soldOut', 'This flight is no longer available', 'Back to the list'],
      ] as const) {
        await force(request, { step: 'price', effect: { kind } });
        await results.select(await results.seek(/Can be held.*Source GDS B/));
        const trouble = page.getByRole('alertdialog', { name: title });
        await expect(trouble).toBeVisible();
        await picture(page, `exceptions/${name}-${screen}`, { part: trouble });
        await trouble.getByRole('button', { name: leave }).click();
        await expect(trouble).toBeHidden();
      }
    });

    test(`${name}: pictures of a flight that moved since the search`, async ({ page, request }) => {
      await new SignInPage(page, portal).signIn(portal.owner, request);
      const results = new ResultsPage(page, portal);
      await results.open();
      const list = page.url();
      const flight = (await (await results.holdable()).getAttribute('data-itinerary')) ?? '';
      await results.select(await results.holdable());
      const booking = new BookingPage(page);
      await booking.enter(family('Mover'));
      await booking.review();
      await booking.book.click();
      const order = new OrderPage(page);
      await order.reference();
      const pnr = await order.pnr.innerText();
      await order.cancel();

      await page.goto(list);
      await results.settled();
      // Different from where an earlier run moved it.
      await moveFlight(request, pnr, 20 + new Date().getMinutes());
      await results.select(results.card(flight));
      const moved = page.getByRole('alertdialog', { name: 'The flight times have changed' });
      await expect(moved).toBeVisible();
      await picture(page, `exceptions/${name}-times-changed`, { part: moved });
    });

    test(`${name}: pictures of a child without an adult`, async ({ page, request }) => {
      await new SignInPage(page, portal).signIn(portal.owner, request);
      const results = new ResultsPage(page, portal);
      const query = `trip=R&journey=DXB.DAC.${daysAhead(70)}&return=${daysAhead(84)}&adults=0&ages=9&cabin=E`;
      await page.goto(`${portal.origin}/flight-search-result?${query}`);
      await results.settled();
      await results.select(await results.seek(NO_CHILDREN));
      const told = page.getByText('Unaccompanied minors', { exact: true });
      await expect(told).toBeVisible();
      await picture(page, `exceptions/${name}-child-alone`, { part: told });
      const booking = new BookingPage(page);
      await booking.enter([CHILD]);
      await booking.review();
      await booking.book.click();
      await new OrderPage(page).reference();
      await page.getByRole('button', { name: 'Ask our team' }).click();
      await page.getByLabel('Details for our team').fill('The airline agreed by telephone.');
      await picture(page, `exceptions/${name}-child-alone-order`);
    });

    test(`${name}: pictures of an order paid in parts, and of a connection that is missed`, async ({
      page,
      request,
    }) => {
      await new SignInPage(page, portal).signIn(portal.owner, request);
      const results = new ResultsPage(page, portal);
      await results.open();
      await results.select(await results.seek(/1 stop.*Can be held/));
      const booking = new BookingPage(page);
      await booking.enter(family('Parter'));
      await booking.review();
      await booking.book.click();
      const order = new OrderPage(page);
      const reference = await order.reference();
      await payInPart(page, request, portal, reference);
      const pay = page.getByRole('button', { name: 'Pay the amount due' });
      await expect(pay).toBeVisible();
      await picture(page, `exceptions/${name}-due`, { part: pay });
      await pay.click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await picture(page, `exceptions/${name}-settle`, { part: page.getByRole('alertdialog') });
      await page.getByRole('alertdialog').getByRole('button', { name: 'Not now' }).click();

      // Ten hours late: every connecting flight has left.
      await reschedule(request, portal, { reference, pnr: await order.pnr.innerText() }, 600);
      await page.reload();
      await expect(page.getByText('Connection missed')).toBeVisible();
      await picture(page, `exceptions/${name}-connection-missed`);
    });
  });
}

/** Operations approve part payment of an order; the first part is paid from the wallet. */
async function payInPart(page: Page, request: APIRequestContext, portal: Portal, reference: string): Promise<void> {
  const order = new OrderPage(page);
  const paying = new PayingPage(page);
  await order.issue.click();
  await expect(order.confirm).toBeEnabled();
  const ask = paying.dialog.getByRole('button', { name: 'Request partial payment' });
  if (await ask.isVisible()) {
    await ask.click();
    await paying.dialog.getByRole('button', { name: 'Send request' }).click();
    await expect(paying.dialog.getByText(/You requested partial payment/)).toBeVisible();
    const allowed = await request.post(`${BACKEND_ADMIN}/orders/${portal.tenant}/${reference}/part-payment`, {
      data: { allowed: true, operator: 'Nadia' },
    });
    expect(allowed.ok()).toBe(true);
    await paying.dialog.getByRole('button', { name: 'Not now' }).click();
    await order.issue.click();
  }
  await paying.choose(/Wallet, a part now/);
  await order.confirm.click();
  await expect(page.getByText('Tickets issued').first()).toBeVisible();
}
