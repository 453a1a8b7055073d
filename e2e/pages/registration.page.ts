import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';

import { codeFor } from '../stack/outbox';
import type { Portal } from '../stack/portals';

export interface Applicant {
  company: string;
  firstName: string;
  email: string;
  /** As typed into the field of the portal's own country. */
  phone: string;
  /** In E.164. */
  e164: string;
}

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

/** The public registration form, step by step. */
export class RegistrationPage {
  constructor(
    private readonly page: Page,
    private readonly portal: Portal,
  ) {}

  async open(path = '/register_proprietor'): Promise<void> {
    await this.page.goto(`${this.portal.origin}${path}`);
    await this.atStep('Business');
  }

  async atStep(name: string): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 2, name })).toBeVisible();
  }

  next = () => this.page.getByRole('button', { name: 'Continue' }).click();

  async business({ company }: Applicant): Promise<void> {
    await this.page.getByLabel(/^(Agency|Company) name/).fill(company);
    await this.page.getByLabel(/^Trade licence number/).fill('CN-1048576');
    await this.page.getByRole('group', { name: /^Trade licence valid until/ }).getByRole('spinbutton').first().click();
    await this.page.keyboard.type('30062032');
    await this.page.getByLabel(/^Civil aviation number/).fill('CAA-77');
  }

  async person({ firstName }: Applicant): Promise<void> {
    await this.page.getByLabel(/^First name/).fill(firstName);
    await this.page.getByLabel(/^City/).fill(this.portal.home);
    await this.page.getByLabel(/^Full address/).fill('12 Long Street');
  }

  async prove(applicant: Applicant, request: APIRequestContext): Promise<void> {
    await this.page.getByRole('textbox', { name: /^E-mail/ }).fill(applicant.email);
    await this.page.getByRole('button', { name: 'Send code by e-mail' }).click();
    await this.enterCode(await codeFor(request, applicant.email));
    await expect(this.page.getByText('Verified', { exact: true })).toHaveCount(1);
    await this.page.getByRole('textbox', { name: /^Phone number/ }).fill(applicant.phone);
    await this.page.getByRole('button', { name: 'Send code by SMS' }).click();
    await this.enterCode(await codeFor(request, applicant.e164));
    await expect(this.page.getByText('Verified', { exact: true })).toHaveCount(2);
  }

  async papers(): Promise<void> {
    for (const paper of ['nationalIdFront', 'nationalIdBack', 'tradeLicense']) {
      await this.choose(paper, `${paper}.pdf`, PDF);
      await expect(this.page.getByText(`Received: ${paper}.pdf`)).toBeVisible();
    }
  }

  choose(paper: string, name: string, buffer: Buffer): Promise<void> {
    const mimeType = name.endsWith('.pdf') ? 'application/pdf' : 'image/png';
    return this.page.getByTestId(`file-${paper}`).setInputFiles({ name, mimeType, buffer });
  }

  /** Consent, human check, send. */
  async send(): Promise<void> {
    await this.page.getByRole('checkbox').press(' ');
    await this.page.getByRole('button', { name: 'I am a person' }).click();
    await expect(this.page.getByText('Checked', { exact: true })).toBeVisible();
    await this.page.getByRole('button', { name: 'Send application' }).click();
  }

  /** The reference on the last screen. */
  async reference(): Promise<string> {
    await expect(this.page.getByRole('heading', { name: 'We have your application' })).toBeVisible();
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

  private enterCode = (code: string) => this.page.getByLabel('Verification code').fill(code);
}
