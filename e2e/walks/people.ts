import { expect } from '../stack/fixtures';
import { passport } from '../stack/attachments';
import type { Walk } from './walk';

/** The profile page with each of its forms, and the help. */
export async function walkProfile(walk: Walk): Promise<void> {
  const { page, portal, words } = walk;
  await walk.go('/my-profile');
  await expect(page.getByText(portal.owner.email)).toBeVisible();
  await walk.button('Save password').click();
  await expect(page.getByText(words.exactly('Please fill the password'))).toBeVisible();
  await walk.look('profile');
  await walk.button('Edit').click();
  await page.getByLabel(words.say('First name')).fill('');
  await walk.button('Save').click();
  await walk.button('Change number').click();
  await page.getByRole('textbox', { name: words.say('Phone number') }).waitFor();
  await walk.look('profile, edited');
  await page.route('**/SendPhoneCode', (route) =>
    route.fulfill({ json: { skip: false, smsSent: true, verificationReference: 'r-4' } }),
  );
  await page
    .getByRole('textbox', { name: words.say('Phone number') })
    .fill(portal.dialCode === '+968' ? '92345678' : '01711223344');
  await walk.button('Send code').click();
  await expect(page.getByLabel(words.say('Verification code'))).toBeVisible();
  await walk.look('profile, code for a number');
  await page.unrouteAll();

  await walk.go('/help');
  for (const question of await page.locator('main button[aria-expanded]').all()) await question.press('Enter');
  await walk.look('help');
}

/** Travellers: the list, the form when it is read, refused and saved, and a saved traveller. */
export async function walkTravellers(walk: Walk): Promise<void> {
  const { page, words } = walk;
  const { lines, number } = passport();
  await walk.go('/traveller-information');
  await walk.button('Add traveller').click();
  await walk.button('Save traveller').click();
  await expect(page.getByText(words.exactly('This is required.')).first()).toBeVisible();
  await walk.look('new traveller, with validation errors');
  const reader = page.getByLabel(words.say('The two lines at the bottom of the passport page'));
  await reader.fill(lines.replace('88030', '88031'));
  await expect(page.getByText(words.exactly('The check digits do not match, so nothing was filled in'))).toBeVisible();
  await walk.look('a passport misread');
  await reader.fill(lines);
  await expect(page.getByText(words.exactly('Passport read and verified. Choose a title, then save.'))).toBeVisible();
  // The error summary above the form has a button of the same name.
  await page
    .getByRole('button', { name: words.holds('Title') })
    .last()
    .click();
  await walk.look('titles');
  await page.getByRole('option', { name: words.exactly('Mrs') }).click();
  await walk.button('Save traveller').click();
  const another = walk.button('Save as another person');
  const kept = page.getByRole('heading', { level: 1, name: /Amina Noor Rahman/i });
  await expect(kept.or(another)).toBeVisible();
  if (await another.isVisible()) {
    await walk.look('a traveller saved already');
    await another.click();
  }
  await expect(kept).toBeVisible();
  await expect(page.getByText(number)).toBeVisible();
  await walk.look('traveller');
  await walk.button('Edit').click();
  await expect(page.getByLabel(words.say('Notes for your team'))).toBeVisible();
  await walk.look('traveller, edited');

  await walk.go('/traveller-information');
  await expect(page.getByRole('table').getByRole('button').first()).toBeVisible();
  await walk.look('travellers');
  await page.getByLabel(words.say('Search travellers')).fill('nobody of this name');
  await expect(page.getByText(words.exactly('No matching travellers'))).toBeVisible();
  await walk.look('no travellers found');
}
