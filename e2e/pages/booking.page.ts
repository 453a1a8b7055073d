import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

export interface Person {
  section: string;
  title: string;
  givenName: string;
  surname: string;
  bornOn: string;
}

/** Two adults and a child; a surname can trigger a behaviour of the sandbox suppliers. */
export function family(surname = 'Rahman'): Person[] {
  return [
    { section: 'Adult 1', title: 'Mr', givenName: 'Karim', surname, bornOn: '1988-02-03' },
    { section: 'Adult 2', title: 'Mrs', givenName: 'Rahima', surname, bornOn: '1990-05-06' },
    { section: 'Child 1', title: 'Master', givenName: 'Ayaan', surname, bornOn: '2019-06-01' },
  ];
}

/** Travellers, review, book. */
export class BookingPage {
  constructor(private readonly page: Page) {}

  async enter(people: Person[]): Promise<void> {
    for (const [index, person] of people.entries()) await this.enterPerson(person, index);
    const contact = this.page.getByRole('region', { name: 'Contact' });
    await contact.getByLabel('E-mail').fill('karim@example.test');
    await contact.getByRole('textbox', { name: 'Phone' }).fill('501234567');
  }

  async review(): Promise<void> {
    await this.page.getByRole('button', { name: 'Continue to review' }).click();
  }

  get book(): Locator {
    return this.page.getByRole('button', { name: /^Book( on hold)?$/ });
  }

  async enterPerson(person: Person, index = 0): Promise<void> {
    const section = this.page.getByRole('region', { name: person.section });
    await section.getByRole('button', { name: /Title/ }).click();
    await this.page.getByRole('option', { name: person.title, exact: true }).click();
    await section.getByLabel('Given name').fill(person.givenName);
    await section.getByLabel('Surname').fill(person.surname);
    await this.typeDay(section, 'Date of birth', person.bornOn);
    await this.choose(section, 'Nationality', 'Bangladesh');
    await section.getByLabel('Passport number').fill(`BX012345${index}`);
    await this.choose(section, 'Country of issue', 'Bangladesh');
    await this.typeDay(section, 'Passport expiry', '2032-01-31');
  }

  private async typeDay(section: Locator, label: string, day: string): Promise<void> {
    const [year, month, date] = day.split('-');
    await section.getByRole('group', { name: label }).getByRole('spinbutton').first().click();
    await this.page.keyboard.type(`${date}${month}${year}`);
  }

  private async choose(section: Locator, label: string, country: string): Promise<void> {
    const field = section.getByRole('combobox', { name: label });
    const option = this.page.getByRole('option', { name: new RegExp(`^${country}`) }).first();
    // A list closes when the page scrolls under it, as it may while the field comes into view.
    await expect(async () => {
      await field.fill('');
      await field.fill(country);
      await option.click({ timeout: 2_000 });
    }).toPass();
    await expect(field).toHaveValue(new RegExp(country));
  }
}
