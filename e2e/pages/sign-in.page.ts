import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';

import { codeFor, firstPasswordOf, LETTERS } from '../stack/outbox';
import type { Agent, Portal } from '../stack/portals';
import type { Words } from '../stack/words';
import { wordsOf } from '../stack/words';

const UNKNOWN_BROWSER = 'You are using a new browser. Enter the six digits we sent to {{email}}.';

/** Sign-in, as a person using a new browser. */
export class SignInPage {
  private readonly words: Words;

  constructor(
    private readonly page: Page,
    private readonly portal: Portal,
  ) {
    this.words = wordsOf(portal);
  }

  async open(): Promise<void> {
    await this.page.goto(this.portal.tenant === '_default' ? `${this.portal.origin}/` : `${this.portal.origin}/login`);
    await expect(this.email).toBeVisible();
  }

  async submit(agent: Agent): Promise<void> {
    await this.email.fill(agent.email);
    await this.page.getByLabel(this.words.exactly('Password')).fill(agent.password);
    await this.page.getByRole('button', { name: this.words.exactly('Sign in') }).click();
  }

  async enterCode(code: string): Promise<void> {
    await this.page.getByRole('textbox', { name: this.words.say('Verification code') }).fill(code);
  }

  /** Credentials, then the code from the outbox, then the search pad. */
  async signIn(agent: Agent, request: APIRequestContext): Promise<void> {
    await this.open();
    await this.submit(agent);
    await expect(this.page.getByText(this.words.say(UNKNOWN_BROWSER))).toBeVisible();
    await this.enterCode(await codeFor(request, agent.email));
    await expect(this.page).toHaveURL(/\/searchpad/);
  }

  /** First sign-in with the e-mailed password: the code for a new browser, then a new password; signs in with that. */
  async enterFirst(email: string, own: string, request: APIRequestContext): Promise<void> {
    const { say, exactly } = this.words;
    await this.open();
    await this.submit({ email, password: await firstPasswordOf(request, email) });
    await expect(this.page.getByText(say(UNKNOWN_BROWSER))).toBeVisible();
    await this.enterCode(await codeFor(request, email, LETTERS.newBrowser));
    await this.page.getByLabel(say('New password')).fill(own);
    await this.page.getByLabel(say('Confirm password')).fill(own);
    await this.page.getByRole('button', { name: exactly('Save password') }).click();
    await this.page
      .getByRole('dialog', { name: exactly('Password changed') })
      .getByRole('button', { name: exactly('Sign in now') })
      .click();
    await this.isAsked();
    await this.submit({ email, password: own });
  }

  /** The page has reloaded and asks to sign in. */
  async isAsked(): Promise<void> {
    await expect(this.page.getByRole('dialog')).toHaveCount(0);
    await expect(this.email).toHaveValue('');
  }

  /** Verifies the number by the code sent to it. */
  async provePhone(number: string, request: APIRequestContext): Promise<void> {
    const { say, exactly } = this.words;
    await expect(this.page.getByRole('heading', { name: exactly('Verify Your Phone Number') })).toBeVisible();
    // The page has the reference of the code.
    await expect(this.page.getByText(say('Resend code in {{seconds}} seconds'))).toBeVisible();
    await this.enterCode(await codeFor(request, number));
    await expect(this.page).toHaveURL(/\/searchpad/);
  }

  /** Signs out from the account menu; resolves once the public site is shown. */
  async signOut(): Promise<void> {
    const account = this.page.getByRole('button', { name: /^Account:/ });
    await account.click();
    await this.page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(account).toHaveCount(0);
    await expect(this.page).toHaveURL((url) => !url.pathname.startsWith('/searchpad'));
  }

  private get email() {
    return this.page.getByLabel(this.words.say('E-mail'));
  }
}
