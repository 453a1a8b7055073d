import type { APIRequestContext, Browser } from '@playwright/test';

import { BookingPage, family } from '../pages/booking.page';
import { OrderPage } from '../pages/order.page';
import { ResultsPage } from '../pages/results.page';
import { expect } from '../stack/fixtures';
import { asIf } from '../stack/modules';
import { force } from '../stack/world';
import { walkAfterSale } from './after-sale';
import { Walk } from './walk';

/** The search home, and the dialogs of its form. */
export async function walkSearch(walk: Walk): Promise<void> {
  const { page } = walk;
  await walk.load('/searchpad');
  await expect(walk.button('Search flights')).toBeEnabled();
  await walk.button('Search flights').click();
  await expect(page.getByText('Choose where the journey goes.')).toBeVisible();
  await walk.look('search home');
  await page.getByRole('combobox', { name: 'To', exact: true }).fill('lon');
  await expect(page.getByRole('option').first()).toBeVisible();
  await walk.look('airports');
  await walk.leave();
  await page.getByRole('button', { name: /traveller/ }).click();
  await page.getByRole('button', { name: 'Increase Children' }).click();
  await walk.look('travellers and class');
  await walk.leave();
  await walk.lookInto(page.getByRole('button', { name: /Departure/ }), page.getByRole('grid').first(), 'calendar');
  await walk.lookInto(
    page.getByRole('button', { name: /Any airline/ }),
    page.getByRole('dialog'),
    'preferred airlines',
  );
  await page.getByRole('radio', { name: 'Multi-city' }).waitFor({ state: 'attached' });
  await page.getByText('Multi-city', { exact: true }).click();
  await walk.button('Add another flight').click();
  await page.locator('#main').press('/');
  await expect(page.getByRole('textbox', { name: 'Search in one line' })).toBeVisible();
  await walk.look('several journeys, and one line');
}

/** Results: their panels, dialogs and failures; a domestic return; a proposal, and what the client sees of it. */
export async function walkResults(walk: Walk, request: APIRequestContext): Promise<void> {
  const { page, portal } = walk;
  const results = new ResultsPage(page, portal);
  const dialog = page.getByRole('dialog');
  await walk.go('/flight-search-result');
  await walk.look('no search in the address');
  await results.open();
  await walk.look('results');
  const card = results.cards.first();
  await card.getByRole('button', { name: 'Flight details' }).click();
  for (const tab of ['Flights', 'Fare', 'Baggage', 'Fare rules']) {
    await card.getByRole('tab', { name: tab, exact: true }).click();
    await expect(card.getByRole('tabpanel')).toBeVisible();
    await walk.look(`flight details, ${tab}`);
  }
  await card.getByRole('button', { name: /^\d+ fares?$/ }).click();
  await walk.look('fares of a flight');
  await walk.lookInto(walk.button('Modify search'), dialog.getByRole('form'), 'search modified');
  await walk.lookInto(page.getByRole('button', { name: /^Keyboard shortcuts/ }), dialog, 'keys');
  for (const at of [0, 1]) await results.quote(at).click();
  await walk.lookInto(walk.button('Compare'), dialog, 'flights compared');
  await page.setViewportSize({ width: 390, height: 844 });
  await walk.look('results on a phone');
  await walk.lookInto(page.getByRole('button', { name: /^Filters/ }), dialog, 'filters on a phone');
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const [effect, title, leave] of [
    [{ kind: 'priceUp', percent: 7 }, 'The price has changed', 'Choose another flight'],
    [{ kind: 'soldOut' }, 'This flight is no longer available', 'Back to the list'],
  ] as const) {
    await force(request, { step: 'price', effect });
    await results.select(await results.seek(/Can be held/));
    const trouble = page.getByRole('alertdialog', { name: title });
    await expect(trouble).toBeVisible();
    await walk.look(title);
    await trouble.getByRole('button', { name: leave }).click();
    await expect(trouble).toBeHidden();
  }
}

/** Sends picked flights to a client, who sees them without signing in. */
export async function walkProposal(walk: Walk, browser: Browser): Promise<void> {
  const { page, portal } = walk;
  const results = new ResultsPage(page, portal);
  await results.open();
  for (const at of [0, 1]) await results.quote(at).click();
  await page.getByRole('link', { name: 'Make proposal' }).click();
  await expect(page.getByRole('article', { name: 'Option 2' })).toBeVisible();
  await walk.look('proposal');
  await page.getByRole('textbox', { name: 'Client' }).fill('Mrs Karim');
  await walk.button('Create the link').click();
  const link = await page.getByText(/\/proposal\?token=[0-9a-f]{64}/).textContent();
  await walk.look('proposal made');
  const client = await browser.newContext();
  const theirs = new Walk(await client.newPage(), portal);
  await theirs.page.goto(link ?? '');
  await expect(theirs.page.getByRole('article')).toHaveCount(2);
  await theirs.look('what the client sees');
  await client.close();
}

/** A domestic return, selected one direction at a time. */
export async function walkPair(walk: Walk): Promise<void> {
  await new ResultsPage(walk.page, walk.portal).openPair();
  await walk.look('two lists');
}

/** A fare held with extras, extended, not cancelled after all, and issued; then the lists that contain it. */
export async function walkOrder(walk: Walk): Promise<void> {
  const { page, portal } = walk;
  const dialog = page.getByRole('dialog');
  const results = new ResultsPage(page, portal);
  await walk.go('/flight-booking');
  await walk.look('no price to book');
  await results.open();
  await results.select(await results.seek(/Can be held.*Source GDS A/));
  const booking = new BookingPage(page);
  await booking.review();
  await expect(page.getByText('Please fill this in.').first()).toBeVisible();
  await walk.look('travellers, with validation errors');
  await booking.enter(family('Walker'));
  await booking.review();
  await walk.button('Add seats and extras').click();
  for (const tab of ['Seats', 'Baggage', 'Meals', 'Special requests']) {
    await dialog.getByRole('tab', { name: tab }).click();
    await expect(dialog.getByRole('tabpanel')).toBeVisible();
    await walk.look(`extras, ${tab}`);
  }
  await walk.leave();
  await walk.look('review');
  await booking.book.click();
  const order = new OrderPage(page);
  const reference = await order.reference();
  await expect(page.getByText('Your seats are held')).toBeVisible();
  await walk.look('order held');
  await walk.button('Add note').click();
  await expect(page.getByText(walk.words.exactly('Enter a note first.'))).toBeVisible();
  await walk.look('an empty note');
  await page.getByRole('textbox', { name: walk.words.exactly('New note') }).fill('Call after six');
  await walk.button('Add note').click();
  const remove = page.getByRole('button', { name: walk.words.say('Remove your note of {{at}}') });
  await expect(remove).toBeVisible();
  await walk.look('a note on the order');
  await walk.lookInto(
    remove,
    page.getByRole('alertdialog', { name: walk.words.exactly('Remove your note?') }),
    'note removed?',
  );
  await walk.lookInto(walk.button('Extend time limit'), dialog.getByRole('radio').first(), 'time limit extended');
  await walk.lookInto(
    walk.button('Cancel booking'),
    page.locator('[role=alertdialog], [role=dialog]').first(),
    'cancelled?',
  );
  await order.issue.click();
  await expect(order.confirm).toBeEnabled();
  await walk.look('issue?');
  await order.confirm.click();
  await expect(page.getByText('Tickets issued').first()).toBeVisible();
  await walk.look('order issued');
  await page.getByRole('banner').getByRole('combobox').fill(reference);
  await expect(page.getByRole('option').first()).toBeVisible();
  await walk.look('an order found');
  await walkPapers(walk, reference);
  await walkAfterSale(walk, reference);
  await walkLists(walk);
}

async function walkPapers(walk: Walk, reference: string): Promise<void> {
  const { page } = walk;
  await walk.go(`/print-preview?reference=${reference}`);
  await expect(page.getByRole('article')).toBeVisible();
  await walk.look('a paper');
  await walk.go('/print-preview');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await walk.look('no paper');
}

async function walkLists(walk: Walk): Promise<void> {
  const { page } = walk;
  for (const path of ['/my-bookings', '/ticket-management', '/my-transactions']) {
    await walk.load(path);
    await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
    await walk.look(path);
  }
  for (const path of ['/CreditLedger', '/partial-payment', '/reports']) {
    await walk.load(path);
    await expect(page.getByRole('table').or(page.getByText('No Records')).first()).toBeVisible();
    await walk.look(path);
  }
  await walk.load('/flight-order?reference=NONE0000');
  await expect(page.getByText('We cannot find this order')).toBeVisible();
  await walk.look('no such order');
  await asIf(page, () => ({ isReviewGiven: false }));
  await walk.load('/searchpad');
  await walk.lookInto(walk.button('Write a review'), page.getByRole('dialog'), 'review');
  await page.unrouteAll();
}
