import { SignInPage } from '../../pages/sign-in.page';
import { expect, test } from '../../stack/fixtures';
import { codeFor } from '../../stack/outbox';
import { FALCON, NORTHLIGHT, ORIGINAL } from '../../stack/portals';

// Sign-in as a page, as a panel on the home page, and as a dialog over it.
for (const portal of [FALCON, ORIGINAL, NORTHLIGHT]) {
  test(`a deep link asks a signed-out user at ${portal.company} to sign in, then opens`, async ({ page, request }) => {
    const target = `${portal.origin}/my-bookings?search=Nobody`;
    const signIn = new SignInPage(page, portal);
    await page.goto(target);
    await expect(page.getByText('Sign in to continue to the page you opened.')).toBeVisible();
    // The link is in the address now, so it survives a reload.
    await page.reload();
    await expect(page.getByText('Sign in to continue to the page you opened.')).toBeVisible();
    await signIn.submit(portal.owner);
    // E-mails of earlier tests contain codes too; the one for this test is sent once the page asks for it.
    await expect(page.getByRole('textbox', { name: 'Verification code' })).toBeVisible();
    await signIn.enterCode(await codeFor(request, portal.owner.email));
    await expect(page).toHaveURL(target);
    await expect(page.getByRole('heading', { level: 1, name: 'My bookings' })).toBeVisible();
  });
}
