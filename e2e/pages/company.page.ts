import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

import type { Portal } from '../stack/portals';
import type { Words } from '../stack/words';
import { wordsOf } from '../stack/words';

/** An agency's branch. */
export interface Branch {
  name: string;
  phone: string;
}

/** A person to be added to an agency's staff. */
export interface Member {
  firstName: string;
  email: string;
  phone: string;
  branch: string;
  /** English names of the permission codes. */
  permissions: readonly string[];
}

/** The agency's settings, as an authorised user edits them. */
export class CompanyPage {
  private readonly words: Words;

  constructor(
    private readonly page: Page,
    private readonly portal: Portal,
  ) {
    this.words = wordsOf(portal);
  }

  async addBranch({ name, phone }: Branch): Promise<void> {
    const form = await this.form('Branches', 'Add branch');
    const field = (label: string) => form.getByRole('textbox', { name: this.words.say(label) });
    await field('Name').fill(name);
    await field('Phone').fill(phone);
    await field('Address').fill('Al Rigga Road 7');
    await field('City').fill(this.portal.home);
    await form.getByRole('button', { name: this.words.exactly('Save') }).click();
    await expect(form).toBeHidden();
    await expect(this.rowOf(name)).toBeVisible();
  }

  async addStaff({ firstName, email, phone, branch, permissions }: Member): Promise<void> {
    const { say, exactly, holds } = this.words;
    const form = await this.form('Staff', 'Add staff');
    const field = (label: string) => form.getByRole('textbox', { name: say(label) });
    await field('First name').fill(firstName);
    await field('Last name').fill('Aziz');
    await field('E-mail').fill(email);
    await field('Phone').fill(phone);
    await form.getByRole('button', { name: holds('Branch') }).click();
    await this.page.getByRole('option', { name: branch }).click();
    // Replace the role's permissions with the given ones.
    const granted = form.getByRole('checkbox', { checked: true });
    await expect(granted).not.toHaveCount(0);
    for (let left = await granted.count(); left > 0; left -= 1) {
      await granted.first().press('Space');
      await expect(granted).toHaveCount(left - 1);
    }
    for (const permission of permissions) {
      await form
        .locator('label')
        .filter({ hasText: exactly(permission) })
        .click();
      await expect(form.getByRole('checkbox', { name: exactly(permission) })).toBeChecked();
    }
    await expect(granted).toHaveCount(permissions.length);
    await form.getByRole('button', { name: exactly('Save') }).click();
    await expect(this.page.getByText(say('We have e-mailed {{email}} how to sign in.'))).toBeVisible();
    await expect(this.rowOf(email).or(this.rowOf(firstName)).first()).toBeVisible();
  }

  rowOf = (text: string) => this.page.getByRole('row').filter({ hasText: text });

  tab = (name: string) => this.page.getByRole('tab', { name: this.words.exactly(name) });

  private async form(section: string, opener: string) {
    await this.tab(section).click();
    await this.page.getByRole('button', { name: this.words.exactly(opener) }).click();
    const form = this.page.getByRole('dialog', { name: this.words.exactly(opener) });
    await expect(form).toBeVisible();
    return form;
  }
}
