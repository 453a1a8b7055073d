import { VisaBookingPage } from '../../pages/visa-booking.page';
import { expect, test } from '../../stack/fixtures';
import { passport } from '../../stack/attachments';
import { FALCON } from '../../stack/portals';
import { sessionOf, signedIn, signedInAt } from '../../stack/session';
import { drafted, filled } from '../../stack/visas';
import { serverNow } from '../../stack/world';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a visa is searched for, applied for with a passport that is read and a photo, and ends on the success page (T-101, T-102, T-108, T-109, T-110)', async ({
    page,
    request,
  }) => {
    test.slow();
    const visa = new VisaBookingPage(page, FALCON);
    await signedInAt(page, request, FALCON, '/searchpad/visa');
    await visa.search('Egypt');
    await expect(page).toHaveURL(/\/visa-search-result\?.*destination=EG/);
    await expect(page.getByRole('heading', { level: 1, name: 'Visas for Egypt' })).toBeVisible();
    await expect(visa.visas).toHaveCount(2);
    await expect(page.getByText(/Verify them with the embassy/)).toBeVisible();
    await visa.visas
      .first()
      .getByRole('link', { name: /^Apply/ })
      .click();
    await page.getByRole('button', { name: 'Start the application' }).click();

    const applicant = visa.applicant(1);
    await applicant.getByRole('button', { name: 'Read a passport' }).click();
    await applicant.getByRole('textbox', { name: /two lines/ }).fill(passport().lines);
    await expect(applicant.getByRole('textbox', { name: /^Surname/ })).toHaveValue('Rahman');
    await visa.fillRest(applicant);
    await visa.next('Save and continue');
    await expect(page.getByTestId(/^photo-.*photo$/)).toHaveAttribute('capture', 'environment');
    await visa.upload();
    await expect(page.getByText('face.png')).toBeVisible();
    await visa.next('Continue to the review');
    await visa.agree();
    await visa.submit.click();

    await expect(page).toHaveURL(/\/visa-booking\/success\//);
    await expect(page.getByRole('heading', { level: 1, name: 'Your application is submitted' })).toBeVisible();
    const reference = decodeURIComponent(page.url().split('/').pop() ?? 'none');
    await expect(page.getByText(reference, { exact: true })).toBeVisible();
    const message = page.getByText('Your visa application was received and paid.', { exact: false });
    await expect(message).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Your application is submitted' })).toBeVisible();
    await expect(message).toHaveCount(0);
  });
});

test('an empty applicant is refused at the fields, and the timer counts down (T-111, T-223)', async ({
  page,
  request,
}) => {
  const { referenceId } = await drafted(await sessionOf(request, FALCON));
  // Another test may have moved the server's clock ahead of the browser's.
  await page.clock.install({ time: await serverNow(request) });
  const visa = new VisaBookingPage(page, FALCON);
  await signedIn(page, request, FALCON);
  await visa.openDraft(referenceId);
  await expect(visa.timer).toHaveText(/^(?:30:00|29:\d\d)$/);
  const before = (await visa.timer.textContent()) ?? '';
  await expect(visa.timer).not.toHaveText(before);
  await visa.next('Save and continue');
  for (const name of [/^Given name/, /^Surname/, /^Occupation/, /^Passport number/])
    await expect(visa.applicant(1).getByRole('textbox', { name })).toHaveAccessibleDescription(/Required|Enter/);
  await expect(visa.applicant(1)).toBeVisible();
});

test('a wallet with too little for an application opens the modal, and nothing is submitted (T-128)', async ({
  page,
  request,
  complaints,
}) => {
  complaints.expect(/409/);
  const { poor } = FALCON;
  const api = await sessionOf(request, FALCON, poor);
  const { referenceId } = await filled(api);
  const visa = new VisaBookingPage(page, FALCON);
  await signedInAt(page, request, FALCON, '/searchpad/visa', poor);
  await visa.openDraft(referenceId);
  await visa.next('Save and continue');
  await visa.next('Continue to the review');
  await visa.agree();
  await visa.submit.click();
  const short = page.getByRole('alertdialog', { name: 'The application was not submitted' });
  await expect(short.getByText('Insufficient balance')).toBeVisible();
  await expect(short.getByText(new RegExp(`You need ${FALCON.currency}\\s[\\d,.]+ more`))).toBeVisible();
  await short.getByRole('button', { name: 'Back to the review' }).click();
  const { status } = await api.call<{ status: string }>('/api/visa/v1/Visa/GetOrder', { referenceId });
  expect(status).toBe('draft');
});
