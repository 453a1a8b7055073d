import { expect, test } from '../../stack/fixtures';
import { issued } from '../../stack/orders';
import { settledIn } from '../../stack/people';
import { FALCON } from '../../stack/portals';
import { sessionOf, signedInAt } from '../../stack/session';

// covers: T-068, T-069
test('scenario 22: the documents of an order are previewed, priced for the customer and saved as PDF (P-299, T-005, T-040, T-065, T-066, T-067, T-236)', async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  const { reference } = await issued(await sessionOf(request, FALCON));
  await signedInAt(page, request, FALCON, `/flight-order?reference=${reference}`);

  await page.getByRole('link', { name: 'Print', exact: true }).click();
  const paper = page.getByRole('article');
  await expect(paper).toHaveAccessibleName(`E-ticket ${reference}`);
  await expect(paper.getByText(/^\d{3} \d{10}$/)).toHaveCount(3);

  // The placeholder has the same text, but does not react to clicks.
  await page.getByRole('radio', { name: 'Customer invoice', exact: true }).waitFor({ state: 'attached' });
  await page.getByText('Customer invoice', { exact: true }).click();
  await expect(page.getByRole('switch', { name: 'Print prices' })).toBeChecked();
  await expect(paper).toHaveAccessibleName(`Invoice ${reference}`);
  await expect(paper.getByText('VAT', { exact: true })).toBeVisible();
  await expect(paper.getByText('AIT')).toHaveCount(0);
  await page.getByRole('textbox', { name: /Price for the customer/ }).fill('9999');
  await page.getByRole('button', { name: 'Print this price' }).click();
  await expect(paper.getByText('AED 9,999.00')).toBeVisible();

  for (const [kind, file] of [
    ['Customer invoice', 'invoice'],
    ['Agent invoice', 'agent-invoice'],
    ['Ticket', 'ticket'],
  ] as const) {
    await page.getByText(kind, { exact: true }).click();
    await expect(page.getByRole('radio', { name: kind, exact: true })).toBeChecked();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as PDF' }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toBe(`${reference}-${file}.pdf`);
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks).subarray(0, 5).toString()).toBe('%PDF-');
  }

  await test.step('a user of the agency is asked for a review of the portal, once only', async () => {
    const person = await (await browser.newContext()).newPage();
    await signedInAt(person, request, FALCON, '/searchpad', await settledIn(request));
    const prompt = person.getByText(`How do you like selling with ${FALCON.company}?`);
    await person.getByRole('button', { name: 'Write a review' }).click();
    const form = person.getByRole('dialog', { name: 'Your review' });
    await form.getByRole('radio', { name: '4 of 5 stars' }).press(' ');
    await expect(form.getByRole('radio', { name: '4 of 5 stars' })).toBeChecked();
    await form.getByRole('textbox', { name: 'In your words' }).fill('Tickets in a minute.');
    await form.getByRole('button', { name: 'Send review' }).click();
    await expect(form).toBeHidden();
    await expect(prompt).toHaveCount(0);
    const context = person.waitForResponse('**/User/GetUserContext');
    await person.reload();
    expect(await (await context).json()).toMatchObject({ isReviewGiven: true });
    await expect(person.getByRole('form', { name: 'Flight search' })).toBeVisible();
    await expect(prompt).toHaveCount(0);
    await person.context().close();
  });
});
