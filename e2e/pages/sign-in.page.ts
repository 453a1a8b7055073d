import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';

import { codeFor } from '../stack/outbox';
import type { Agent, Portal } from '../stack/portals';

/** The way in, as a person at a browser never seen before. */
export class SignInPage {
  constructor(
    private readonly page: Page,
    private readonly portal: Portal,
  ) {}

  async open(): Promise<void> {
    await this.page.goto(this.portal.tenant === '_default' ? `${this.portal.origin}/` : `${this.portal.origin}/login`);
    await expect(this.email).toBeVisible();
  }

  async submit(agent: Agent): Promise<void> {
    await this.email.fill(agent.email);
    await this.page.getByLabel('Password', { exact: true }).fill(agent.password);
    await this.page.getByRole('button', { name: 'Sign in', exact: true }).click();
  }

  async enterCode(code: string): Promise<void> {
    await this.page.getByLabel('Verification code').fill(code);
  }

  /** Credentials, then the code from the outbox, then the search pad. */
  async signIn(agent: Agent, request: APIRequestContext): Promise<void> {
    await this.open();
    await this.submit(agent);
    await expect(this.page.getByText('We have not seen this browser before')).toBeVisible();
    await this.enterCode(await codeFor(request, agent.email));
    await expect(this.page).toHaveURL(/\/searchpad/);
  }

  private get email() {
    return this.page.getByLabel('E-mail');
  }
}
