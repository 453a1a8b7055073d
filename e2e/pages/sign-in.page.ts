import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';

import { codeFor } from '../stack/outbox';
import type { Agent, Portal } from '../stack/portals';
import type { Words } from '../stack/words';
import { wordsOf } from '../stack/words';

const UNKNOWN_BROWSER = 'We have not seen this browser before. Enter the six digits we sent to {{email}}.';

/** The way in, as a person at a browser never seen before. */
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
    await this.page.getByLabel(this.words.say('Verification code')).fill(code);
  }

  /** Credentials, then the code from the outbox, then the search pad. */
  async signIn(agent: Agent, request: APIRequestContext): Promise<void> {
    await this.open();
    await this.submit(agent);
    await expect(this.page.getByText(this.words.say(UNKNOWN_BROWSER))).toBeVisible();
    await this.enterCode(await codeFor(request, agent.email));
    await expect(this.page).toHaveURL(/\/searchpad/);
  }

  private get email() {
    return this.page.getByLabel(this.words.say('E-mail'));
  }
}
