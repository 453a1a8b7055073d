import { HotelOrderPage } from '../../pages/hotel-order.page';
import { expect, test } from '../../stack/fixtures';
import { FALCON } from '../../stack/portals';
import { sessionOf, signedIn, signedInAt } from '../../stack/session';
import { cheapest, offers, steady } from '../../stack/stays';
import { force, serverNow } from '../../stack/world';

const REFERENCE = /\/([A-Z]{3}\d{4}-[0-9A-Z]+)$/;

test('a rate is booked from its address through form and preview, and ends on the page of its outcome (T-084, T-085, T-086, T-096, T-190)', async ({
  page,
  request,
}) => {
  test.slow();
  const api = await sessionOf(request, FALCON);
  const order = new HotelOrderPage(page, FALCON);
  await signedIn(page, request, FALCON);
  const outcomes = [
    { surname: 'Rahman', path: 'Confirmed', title: 'Your booking is confirmed' },
    { surname: 'Pending', path: 'UnConfirmed', title: 'Your booking is not confirmed yet' },
  ];
  for (const [nth, { surname, path, title }] of outcomes.entries()) {
    await order.openForm(await cheapest(api, { inDays: 41 + nth }));
    await order.fillGuest(surname);
    await page.getByRole('textbox', { name: 'Special requests' }).fill('A quiet room');
    await order.toPreview();
    await expect(page.getByText(`Mr Karim ${surname}`)).toBeVisible();
    await expect(page.getByText('A quiet room')).toBeVisible();
    await expect(page.getByText('+971501234567')).toBeVisible();
    await order.book.click();
    await expect(page).toHaveURL(new RegExp(`/hotel/book/${path}/`));
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const [, reference = 'none'] = REFERENCE.exec(page.url()) ?? [];
    await expect(page.getByText(reference, { exact: true })).toBeVisible();
  }
});

test('a changed price and a sold-out rate are reported before anything is entered (T-097, T-099)', async ({
  page,
  request,
}) => {
  const offer = await cheapest(await sessionOf(request, FALCON), { inDays: 47 });
  const order = new HotelOrderPage(page, FALCON);
  await force(request, { step: 'price', effect: { kind: 'priceUp', percent: 5 } });
  await signedIn(page, request, FALCON);
  await order.openForm(offer);
  // Fees depend on the price, so changed terms may be reported as well.
  const changed = order.dialog(/price.*changed/i);
  await expect(changed.getByText('Price before')).toBeVisible();
  await expect(changed.getByText('Price now')).toBeVisible();
  await changed.getByRole('button', { name: /^Continue at the new price/ }).click();
  await expect(changed).toBeHidden();

  await force(request, { step: 'price', effect: { kind: 'soldOut' } });
  await page.reload();
  const soldOut = order.dialog('This room is no longer available');
  await soldOut.getByRole('button', { name: 'Other rooms of this hotel' }).click();
  await expect(page).toHaveURL(/\/hotel\/[^/]+\/[^/]+$/);
});

test('an expired session opens a modal, and what was typed is kept (T-098)', async ({ page, request }) => {
  const offer = await cheapest(await sessionOf(request, FALCON), { inDays: 50 });
  const order = new HotelOrderPage(page, FALCON);
  // Another test may have moved the server's clock ahead of the browser's.
  await page.clock.install({ time: await serverNow(request) });
  await signedIn(page, request, FALCON);
  await order.openForm(offer);
  await order.fillGuest('Latecomer');
  await page.clock.fastForward('16:00');
  const expired = order.dialog('The session has expired');
  await expect(expired).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Surname', includeHidden: true })).toHaveValue('Latecomer');
});

test('a wallet with too little for the booking opens a modal, and no booking is made (T-100)', async ({
  page,
  request,
  complaints,
}) => {
  complaints.expect(/409/);
  const { poor } = FALCON;
  const api = await sessionOf(request, FALCON, poor);
  const dearest = await steady(api, (await offers(api, { inDays: 53, nights: 28 })).reverse());
  const order = new HotelOrderPage(page, FALCON);
  await signedInAt(page, request, FALCON, '/searchpad/hotel', poor);
  await order.openForm(dearest);
  await order.fillGuest('Rahman');
  await order.toPreview();
  await order.book.click();
  const short = order.dialog('No booking was made');
  await expect(short.getByText('Insufficient balance')).toBeVisible();
  await short.getByRole('button', { name: 'Back to the preview' }).click();
  await expect(order.book).toBeEnabled();
  const { total } = await api.call<{ total: number }>('/api/hotel/v1/Hotel/GetQueue', {
    queue: 'all',
    dateField: 'created',
    page: 1,
    pageSize: 20,
  });
  expect(total).toBe(0);
});
