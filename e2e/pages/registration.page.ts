import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';

import { codeFor } from '../stack/outbox';
import { PDF } from '../stack/attachments';
import type { Portal } from '../stack/portals';
import type { Words } from '../stack/words';
import { wordsOf } from '../stack/words';

export interface Applicant {
  company: string;
  firstName: string;
  email: string;
  /** National format, as typed when the portal's own country is selected. */
  phone: string;
  /** In E.164. */
  e164: string;
}

/** The public registration form, step by step. */
export class RegistrationPage {
  private readonly words: Words;

  constructor(
    private readonly page: Page,
    private readonly portal: Portal,
  ) {
    this.words = wordsOf(portal);
  }

  async open(path = '/register_proprietor'): Promise<void> {
    await this.page.goto(`${this.portal.origin}${path}`);
    await this.atStep('Business');
  }

  /** By its English name. */
  async atStep(name: string): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 2, name: this.words.exactly(name) })).toBeVisible();
  }

  next = () => this.page.getByRole('button', { name: this.words.exactly('Continue') }).click();

  async business({ company }: Applicant): Promise<void> {
    const { say } = this.words;
    await this.page
      .getByLabel(say('Agency name'))
      .or(this.page.getByLabel(say('Company name')))
      .fill(company);
    await this.page.getByLabel(say('Trade licence number')).fill('CN-1048576');
    await this.page
      .getByRole('group', { name: say('Trade licence valid until') })
      .getByRole('spinbutton')
      .first()
      .click();
    await this.page.keyboard.type('30062032');
    await this.page.getByLabel(say('Civil aviation number')).fill('CAA-77');
  }

  async person({ firstName }: Applicant): Promise<void> {
    const { say } = this.words;
    await this.page.getByLabel(say('First name')).fill(firstName);
    await this.page.getByLabel(say('City')).fill(this.portal.home);
    await this.page.getByLabel(say('Full address')).fill('12 Long Street');
  }

  async prove(applicant: Applicant, request: APIRequestContext): Promise<void> {
    const { say, exactly } = this.words;
    const proven = this.page.getByText(exactly('Verified'));
    await this.page.getByRole('textbox', { name: say('E-mail') }).fill(applicant.email);
    await this.page.getByRole('button', { name: exactly('Send code by e-mail') }).click();
    await this.enterCode(await codeFor(request, applicant.email));
    await expect(proven).toHaveCount(1);
    await this.page.getByRole('textbox', { name: say('Phone number') }).fill(applicant.phone);
    await this.page.getByRole('button', { name: exactly('Send code by SMS') }).click();
    await this.enterCode(await codeFor(request, applicant.e164));
    await expect(proven).toHaveCount(2);
  }

  async papers(): Promise<void> {
    for (const paper of ['nationalIdFront', 'nationalIdBack', 'tradeLicense']) {
      await this.choose(paper, `${paper}.pdf`, PDF.buffer);
      await expect(
        this.page.getByText(this.words.say('Received: {{name}}')).filter({ hasText: `${paper}.pdf` }),
      ).toBeVisible();
    }
  }

  choose(paper: string, name: string, buffer: Buffer): Promise<void> {
    const mimeType = name.endsWith('.pdf') ? 'application/pdf' : 'image/png';
    return this.page.getByTestId(`file-${paper}`).setInputFiles({ name, mimeType, buffer });
  }

  /** Consent, human check, send. */
  async send(): Promise<void> {
    const { exactly } = this.words;
    await this.page.getByRole('checkbox').press(' ');
    await this.page.getByRole('button', { name: exactly('I am a person') }).click();
    await expect(this.page.getByText(exactly('Checked'))).toBeVisible();
    await this.page.getByRole('button', { name: exactly('Send application') }).click();
  }

  /** The reference on the last screen. */
  async reference(): Promise<string> {
    await expect(
      this.page.getByRole('heading', { name: this.words.exactly('We have received your application') }),
    ).toBeVisible();
    return (await this.page.getByText(/^REG\d{4}-\d{5}$/).textContent()) ?? '';
  }

  /** Everything up to the review. */
  async fill(applicant: Applicant, request: APIRequestContext): Promise<void> {
    await this.business(applicant);
    await this.next();
    await this.atStep('Person and address');
    await this.person(applicant);
    await this.next();
    await this.atStep('E-mail and phone');
    await this.prove(applicant, request);
    await this.next();
    await this.atStep('Documents');
    await this.papers();
    await this.next();
    await this.atStep('Review and send');
  }

  private enterCode = (code: string) => this.page.getByLabel(this.words.say('Verification code')).fill(code);
}
