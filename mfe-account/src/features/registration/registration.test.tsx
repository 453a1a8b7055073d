import type { TenantConfig } from '@jetway/kit-runtime';
import { http, HttpResponse, press, renderWithPortal, testServer } from '@jetway/kit-test';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';

import AR from '../../locales/ar.json';
import module from '../../module';
import type { RegistrationKind } from './kinds';
import type { RegistrationInput } from './model/form.model';
import { PartnershipPage, ProprietorPage } from './registration.page';

const BASE = '/api/customer/v1/Registration';
const SALT = 'a1?expires=1795241700&';
const TASK = {
  algorithm: 'SHA-256',
  // SHA-256 of the salt followed by 7.
  challenge: 'f16f0df2b08814ba2c589d402a6508446bdac6fa8b970ee68bb55f250c2b7961',
  maxNumber: 20,
  salt: SALT,
  signature: 's',
};
const PAPERS = ['nationalIdFront', 'nationalIdBack', 'tradeLicense'].map((kind) => ({ kind, name: `${kind}.pdf` }));
const MAIL = 'amina@bluedunes.test';
const PHONE = '+971501234567';

const calls = testServer(
  http.get('/api/utility/v1/Country/GetAllCountries', () =>
    HttpResponse.json([
      {
        code2: 'AE',
        code3: 'ARE',
        name: 'United Arab Emirates',
        nationality: 'Emirati',
        dialCode: '971',
        currency: 'AED',
      },
    ]),
  ),
  http.get(`${BASE}/GetCaptcha`, () => HttpResponse.json(TASK)),
);
beforeAll(() => calls.start());
beforeEach(() => sessionStorage.clear());
afterEach(() => calls.reset());
afterAll(() => calls.stop());

const refused = (problem: object) =>
  HttpResponse.json({ type: 'x', title: 'Refused', status: 422, retryable: false, ...problem }, { status: 422 });
const answerDraft = (draft: object) => calls.server.use(http.get(`${BASE}/GetDraft`, () => HttpResponse.json(draft)));

/** Stored state that a reload would find: the form filled in up to a step. */
function typedUpTo(step: string, change: Partial<RegistrationInput> = {}, kind: RegistrationKind = 'proprietor') {
  const input = {
    companyName: 'Blue Dunes Travel',
    tradeLicenseNumber: 'CN-1',
    tradeLicenseExpiry: '2099-06-30',
    civilAviationNumber: 'GCAA-77',
    taxNumber: '',
    companyRegistrationNumber: '',
    partners: [],
    travellers: '',
    firstName: 'Amina',
    lastName: '',
    position: '',
    countryCode: 'AE',
    city: 'Dubai',
    zipCode: '',
    address: '12 Al Marsa Street',
    email: MAIL,
    phone: PHONE,
    ...change,
  };
  sessionStorage.setItem(`jetway.registration.${kind}.v1`, JSON.stringify({ input, step }));
}

const open = () => renderWithPortal(<ProprietorPage />, { module, signedIn: false, at: '/register_proprietor' });

it('shows errors at the fields and in a summary, and stays on the step (P-207, P-214, P-215)', async () => {
  answerDraft({ isOpen: false, papers: [] });
  await open();
  await screen.findByRole('heading', { name: 'Register as a proprietor' });
  await press('Continue');
  expect(await screen.findByRole('alert')).toHaveTextContent('4 fields need your attention.');
  expect(screen.getByText('Enter a name of 3 to 200 characters')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText(/Agency name/)).toHaveFocus());
  expect(screen.getByRole('heading', { name: 'Business' })).toBeInTheDocument();
});

it('removes an error and the summary as soon as they are fixed, not on blur', async () => {
  answerDraft({ isOpen: false, papers: [] });
  typedUpTo('business', { companyName: '', civilAviationNumber: '' });
  await open();
  await press('Continue');
  expect(await screen.findByRole('alert')).toHaveTextContent('2 fields need your attention.');
  await userEvent.type(screen.getByLabelText(/Agency name/), 'Blue Dunes');
  await waitFor(() => expect(screen.queryByText('Enter a name of 3 to 200 characters')).not.toBeInTheDocument());
  await userEvent.type(screen.getByLabelText(/Civil aviation number/), 'GCAA-77');
  expect(screen.getByLabelText(/Civil aviation number/)).toHaveFocus();
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  await press('Continue');
  expect(await screen.findByRole('heading', { name: 'Person and address' })).toBeInTheDocument();
});

it('asks for no civil aviation number where the tenant does not', async () => {
  answerDraft({ isOpen: false, papers: [] });
  typedUpTo('business', { civilAviationNumber: '' });
  const tenant = { aviationLicence: false };
  await renderWithPortal(<ProprietorPage />, { module, signedIn: false, at: '/register_proprietor', tenant });
  expect(await screen.findByLabelText(/Agency name/)).toBeInTheDocument();
  expect(screen.queryByLabelText(/Civil aviation number/)).not.toBeInTheDocument();
  await press('Continue');
  expect(await screen.findByRole('heading', { name: 'Person and address' })).toBeInTheDocument();
});

it('keeps typed values across a reload, but not the consent', async () => {
  answerDraft({ isOpen: false, papers: [] });
  const first = await open();
  await userEvent.type(await screen.findByLabelText(/Agency name/), 'Blue Dunes');
  first.unmount();
  await open();
  expect(await screen.findByLabelText(/Agency name/)).toHaveValue('Blue Dunes');
  expect(sessionStorage.getItem('jetway.registration.proprietor.v1')).toContain('"acceptsSharing":false');
});

it('sends a code after a human check and verifies the address with it (P-221)', async () => {
  typedUpTo('proof');
  answerDraft({ isOpen: false, papers: [] });
  const asked: string[] = [];
  calls.server.use(
    http.post(`${BASE}/Begin`, async ({ request }) => {
      const { captcha } = (await request.json()) as { captcha: string };
      asked.push(`begin ${(JSON.parse(atob(captcha)) as { number: number }).number}`);
      return HttpResponse.json({ isOpen: true, papers: [] });
    }),
    http.post(`${BASE}/SendCode`, async ({ request }) => {
      asked.push(JSON.stringify(await request.json()));
      return HttpResponse.json({ verificationReference: 'ref-1' });
    }),
    http.post(`${BASE}/VerifyCode`, async ({ request }) => {
      const { verificationCode } = (await request.json()) as { verificationCode: string };
      if (verificationCode === '123456') {
        answerDraft({ isOpen: true, verifiedEmail: MAIL, papers: [] });
        return HttpResponse.json({ verified: true });
      }
      return refused({ code: 'registration.code_wrong', params: { attemptsLeft: 4 } });
    }),
  );
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(await screen.findAllByText('Verify this before you continue')).toHaveLength(2);
  await press('Send code by e-mail');
  const boxes = await screen.findByLabelText('Verification code');
  expect(asked).toEqual(['begin 7', JSON.stringify({ channel: 'mail', address: MAIL })]);
  await userEvent.type(boxes, '000000');
  expect(await screen.findByText('The code is not correct. Attempts left: 4.')).toBeInTheDocument();
  await waitFor(() => expect(boxes).toHaveValue(''));
  await userEvent.type(boxes, '123456');
  expect(await screen.findByText('Verified')).toBeInTheDocument();
});

it('requires every attachment before the next step (P-216)', async () => {
  typedUpTo('papers');
  answerDraft({ isOpen: true, verifiedEmail: MAIL, verifiedPhone: PHONE, papers: PAPERS.slice(0, 2) });
  await open();
  expect(await screen.findByText('Received: nationalIdFront.pdf')).toBeInTheDocument();
  // The tenant's own name of the card.
  expect(await screen.findByRole('group', { name: /Emirates ID, front/ })).toBeInTheDocument();
  await press('Continue');
  expect(await screen.findAllByText('Upload this document')).toHaveLength(1);
});

it('blocks submitting without the human check and the consent (P-219, P-220)', async () => {
  typedUpTo('review');
  answerDraft({ isOpen: true, verifiedEmail: MAIL, verifiedPhone: PHONE, papers: PAPERS });
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Send application' }));
  expect(await screen.findByText('Accept the sharing of your information to continue')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('checkbox'));
  await press('Send application');
  expect(await screen.findByText('Pass the human check first')).toBeInTheDocument();
});

it("shows the specification's message with the refused fields, then the confirmation (P-040, P-351)", async () => {
  typedUpTo('review');
  answerDraft({ isOpen: true, verifiedEmail: MAIL, verifiedPhone: PHONE, papers: PAPERS });
  const forms: unknown[] = [];
  calls.server.use(
    http.post(`${BASE}/Submit`, async ({ request }) => {
      forms.push(((await request.json()) as { form: unknown }).form);
      if (forms.length > 1) return HttpResponse.json({ reference: 'REG2611-00007' });
      const errors = [{ pointer: '/form/city', code: 'city.length', detail: 'Enter a city of 2 to 100 characters' }];
      return refused({ code: 'request.invalid', errors });
    }),
  );
  await open();
  await userEvent.click(await screen.findByRole('checkbox'));
  await press('I am a person');
  expect(await screen.findByText('Checked')).toBeInTheDocument();
  await press('Send application');
  expect(
    await screen.findByText('Could not proceed with registration. Please contact support team!'),
  ).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Person and address' })).toBeInTheDocument();
  expect(screen.getByLabelText(/City/)).toHaveAccessibleDescription('Enter a city of 2 to 100 characters');
  for (let step = 0; step < 3; step += 1) await press('Continue');
  await userEvent.click(await screen.findByRole('button', { name: 'Send application' }));
  expect(await screen.findByRole('heading', { name: 'We have received your application' })).toBeInTheDocument();
  expect(screen.getByText('REG2611-00007')).toBeInTheDocument();
  expect(forms[1]).toMatchObject({ type: 1, isCorporate: false, companyName: 'Blue Dunes Travel', email: MAIL });
  expect(sessionStorage.getItem('jetway.registration.proprietor.v1')).toBeNull();
});

const ARABIC: Partial<TenantConfig> = { locale: 'ar-AE', languages: ['ar'], dir: 'rtl' };

it.each([
  [
    'English',
    {},
    {
      agree: 'I am a person',
      done: 'Checked',
      send: 'Send application',
      next: 'Continue',
      city: /City/,
      email: /E-mail/,
    },
  ],
  [
    'Arabic',
    ARABIC,
    {
      agree: AR.register.captcha.begin,
      done: AR.register.captcha.done,
      send: AR.register.submit,
      next: AR.register.next,
      city: AR.register.fields.city,
      email: AR.register.fields.email,
    },
  ],
])(
  'leads to the first refused field of the first step with one, then to those of the next, in %s',
  async (_, language, texts) => {
    typedUpTo('review');
    answerDraft({ isOpen: true, verifiedEmail: MAIL, verifiedPhone: PHONE, papers: PAPERS });
    const errors = [
      { pointer: '/papers/tradeLicense', code: 'paper.expired', detail: 'This licence has expired' },
      { pointer: '/form/email', code: 'email.other', detail: 'Use another address' },
      { pointer: '/form/address', code: 'address.length', detail: 'Enter a longer address' },
      { pointer: '/form/city', code: 'city.other', detail: 'Enter another city' },
    ];
    calls.server.use(http.post(`${BASE}/Submit`, () => refused({ code: 'request.invalid', errors })));
    await renderWithPortal(<ProprietorPage />, {
      module,
      signedIn: false,
      at: '/register_proprietor',
      tenant: language,
    });
    await userEvent.click(await screen.findByRole('checkbox'));
    await press(texts.agree);
    await screen.findByText(texts.done);
    await press(texts.send);
    const summary = await screen.findByText('This licence has expired');
    expect(within(summary.closest('[role=alert]') as HTMLElement).getAllByRole('listitem')).toHaveLength(errors.length);
    await waitFor(() => expect(screen.getByRole('textbox', { name: texts.city })).toHaveFocus());
    await press(texts.next);
    expect(await screen.findByRole('textbox', { name: texts.email })).toHaveAccessibleDescription(
      'Use another address',
    );
    await press(texts.next);
    await screen.findByText(/tradeLicense\.pdf/);
    expect(screen.getAllByText('This licence has expired')).toHaveLength(2);
  },
);

it('leads to the human check and to an address without its code', async () => {
  typedUpTo('review', {}, 'proprietor');
  answerDraft({ isOpen: true, verifiedEmail: MAIL, verifiedPhone: PHONE, papers: PAPERS });
  const first = await open();
  await userEvent.click(await screen.findByRole('checkbox'));
  await press('Send application');
  await waitFor(() => expect(screen.getByRole('button', { name: 'I am a person' })).toHaveFocus());
  first.unmount();

  typedUpTo('proof');
  answerDraft({ isOpen: true, verifiedEmail: MAIL, papers: [] });
  await open();
  expect(await screen.findByText('Verified')).toBeInTheDocument();
  await press('Continue');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Send code by SMS' })).toHaveFocus());
});

it('opens the corporate form at /register_corporate and sends it as type 3 with the corporate flag (P-043)', async () => {
  const own = { companyRegistrationNumber: 'CR-9', travellers: '21-100', position: 'Director' };
  typedUpTo('review', own, 'corporate');
  answerDraft({ isOpen: true, verifiedEmail: MAIL, verifiedPhone: PHONE, papers: PAPERS });
  let form: unknown;
  calls.server.use(
    http.post(`${BASE}/Submit`, async ({ request }) => {
      form = ((await request.json()) as { form: unknown }).form;
      return HttpResponse.json({ reference: 'REG2611-00008' });
    }),
  );
  const path = '/register_corporate';
  const page = await module.routes.find((route) => route.path === path)?.lazy();
  await renderWithPortal(page && <page.Component />, { module, signedIn: false, at: path, path });
  expect(await screen.findByRole('heading', { level: 1, name: 'Register as a corporate' })).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('checkbox'));
  await press('I am a person');
  expect(await screen.findByText('Checked')).toBeInTheDocument();
  await press('Send application');
  expect(await screen.findByText('REG2611-00008')).toBeInTheDocument();
  expect(form).toMatchObject({ type: 3, isCorporate: true, ...own });
});

it('asks a partnership for its other partners (P-041, P-222)', async () => {
  answerDraft({ isOpen: false, papers: [] });
  await renderWithPortal(<PartnershipPage />, { module, signedIn: false, at: '/register_partnership' });
  expect(await screen.findByLabelText(/Name of partner 1/)).toBeInTheDocument();
  await press('Add a partner');
  expect(screen.getByLabelText(/Share of partner 2/)).toBeInTheDocument();
});

it('restores the submitted form from an e-mailed link, and reports an expired link', async () => {
  const key = 'ab'.repeat(32);
  const form = {
    type: 1,
    isCorporate: false,
    companyName: 'Blue Dunes',
    tradeLicenseNumber: '1',
    civilAviationNumber: '2',
    firstName: 'Amina',
    countryCode: 'AE',
    city: 'Dubai',
    address: 'Marina 1',
    email: MAIL,
    phone: PHONE,
    acceptsSharing: true,
  };
  const draft = { isOpen: true, question: 'A clearer licence, please.', form, papers: PAPERS };
  answerDraft(draft);
  calls.server.use(http.post(`${BASE}/Resume`, () => HttpResponse.json(draft)));
  const { router } = await renderWithPortal(<ProprietorPage />, {
    module,
    signedIn: false,
    at: `/register_proprietor#application=${key}`,
  });
  expect(await screen.findByText('A clearer licence, please.')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText(/Agency name/)).toHaveValue('Blue Dunes'));
  expect(router.state.location.hash).toBe('');
});
