import { http, HttpResponse, portalHandlers, renderWithPortal, testServer } from '@jetway/kit-test';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';

import accountModule from '../../../module';
import { SignInPanel } from '../sign-in.panel';

const PHONE = '/api/auth/v1/PhoneAuth';
const calls = testServer(...portalHandlers());
const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });

beforeAll(calls.start);
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  calls.reset();
});
afterAll(calls.stop);

interface Sent {
  call: string;
  token: string | null;
  body: Record<string, unknown>;
}

/** Serves the phone calls; `sent` records their bodies. */
function phoneCalls(sendReply: Record<string, unknown> = {}) {
  const sent: Sent[] = [];
  const keep = async (call: string, request: Request) => {
    const body = (await request.json()) as Record<string, unknown>;
    sent.push({ call, token: request.headers.get('authorization'), body });
    return body;
  };
  calls.server.use(
    http.post('/api/auth/v1/Authentication/Authenticate', () =>
      HttpResponse.json({
        authenticated: true,
        forceChangePassword: false,
        verifyPhoneNumber: true,
        phoneNumber: '+971501234567',
        identity: { token: 'half' },
      }),
    ),
    http.post('/api/customer/v1/User/SignOut', ({ request }) => {
      sent.push({ call: 'SignOut', token: request.headers.get('authorization'), body: {} });
      return HttpResponse.json({ signedOut: true });
    }),
    http.post(`${PHONE}/SendPhoneCode`, async ({ request }) => {
      await keep('SendPhoneCode', request);
      return HttpResponse.json({
        smsSent: true,
        skip: false,
        verificationReference: `ref-${sent.length}`,
        ...sendReply,
      });
    }),
    http.post(`${PHONE}/VerifyPhoneCode`, async ({ request }) => {
      const { verificationCode } = await keep('VerifyPhoneCode', request);
      return HttpResponse.json(
        verificationCode === '123456'
          ? { verified: true }
          : { verified: false, error: { code: 'code.wrong', message: '' } },
      );
    }),
  );
  return sent;
}

async function toPhone(at = '/login') {
  const portal = await renderWithPortal(<SignInPanel />, {
    module: accountModule,
    signedIn: false,
    path: '/login',
    at,
  });
  await user.type(await screen.findByLabelText('E-mail'), 'amina@demo.test');
  await user.type(screen.getByLabelText('Password'), 'secret-1');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  const boxes = await screen.findByLabelText('Verification code');
  await screen.findByText(/Resend code in/);
  return { ...portal, boxes: await screen.findByLabelText('Verification code').catch(() => boxes) };
}

it('sends the code automatically, with the token of the reply and none stored (P-091, P-092, P-093, P-115, P-140, P-166)', async () => {
  const sent = phoneCalls();
  const { store, boxes } = await toPhone();
  expect(screen.getByRole('heading', { name: 'Verify Your Phone Number' })).toBeInTheDocument();
  expect(screen.getByText('An SMS with a verification code was sent to +971501234567.')).toBeInTheDocument();
  expect(boxes).toHaveAttribute('maxlength', '6');
  expect(sent).toEqual([
    {
      call: 'SendPhoneCode',
      token: 'Bearer half',
      body: { e164Code: '+971', phoneNumber: '501234567', changePhoneNumber: false },
    },
  ]);
  expect(store.getState().session.token).toBeNull();
});

it('opens the portal three seconds after the right code (P-117, P-156, P-157)', async () => {
  const sent = phoneCalls();
  const { router, store, boxes } = await toPhone();
  await user.type(boxes, '123456');
  expect(await screen.findByText('Phone Number is Successfully verified..!')).toBeInTheDocument();
  expect(store.getState().session.token).toBe('half');
  expect(sent.at(-1)?.body).toEqual({
    reference: 'ref-1',
    username: 'amina@demo.test',
    verificationCode: '123456',
    e164Code: '+971',
    phoneNumber: '501234567',
  });
  expect(router.state.location.pathname).toBe('/login');
  await vi.advanceTimersByTimeAsync(3000);
  await waitFor(() => expect(router.state.location.pathname).toBe('/searchpad'));
});

it('opens the page asked for after the right code', async () => {
  phoneCalls();
  const { router, boxes } = await toPhone('/login?next=%2Fflight-order%3Freference%3DJW1');
  await user.type(boxes, '123456');
  await screen.findByText('Phone Number is Successfully verified..!');
  await vi.advanceTimersByTimeAsync(3000);
  await waitFor(() =>
    expect(router.state.location).toMatchObject({ pathname: '/flight-order', search: '?reference=JW1' }),
  );
});

it('disables Verify with a spinner while a code is checked (P-155)', async () => {
  phoneCalls();
  const { boxes } = await toPhone();
  let answer: () => void = () => undefined;
  const isLetGo = new Promise<void>((resolve) => (answer = resolve));
  calls.server.use(
    http.post(`${PHONE}/VerifyPhoneCode`, async () => {
      await isLetGo;
      return HttpResponse.json({ verified: false, error: { code: 'code.wrong', message: 'Not this one.' } });
    }),
  );
  await user.type(boxes, '111111');
  const button = screen.getByRole('button', { name: /Verify/ });
  await waitFor(() => expect(button).toBeDisabled());
  expect(within(button).getByRole('progressbar')).toBeInTheDocument();
  answer();
  expect(await screen.findByText('Not this one.')).toBeInTheDocument();
  await waitFor(() => expect(button).toBeEnabled());
});

it('shows the code of an error without a message, and is ready for the next attempt (P-158, P-345)', async () => {
  phoneCalls();
  const { boxes } = await toPhone();
  await user.type(boxes, '000000');
  expect(await screen.findByText('code.wrong')).toBeInTheDocument();
  await waitFor(() => expect(boxes).toHaveValue(''));
  expect(boxes).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Verify' })).toBeEnabled();
});

it.each([
  ['Another person has this number.', 'Another person has this number.'],
  ['', 'phone.taken'],
])('shows why no code was sent to another number: %j is told as %j (P-345)', async (message, words) => {
  phoneCalls();
  await toPhone();
  calls.server.use(
    http.post(`${PHONE}/SendPhoneCode`, () =>
      HttpResponse.json({ smsSent: false, skip: false, error: { code: 'phone.taken', message } }),
    ),
  );
  await user.click(screen.getByRole('button', { name: 'Use another number' }));
  await user.type(await screen.findByRole('textbox', { name: 'Phone number' }), '507654321');
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Send code' })).toBeEnabled();
});

it('offers Reset only while there are digits, and it clears the boxes (P-094, P-162)', async () => {
  phoneCalls();
  const { boxes } = await toPhone();
  expect(screen.queryByRole('button', { name: 'Reset' })).not.toBeInTheDocument();
  await user.type(boxes, '12');
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  expect(boxes).toHaveValue('');
  expect(screen.queryByRole('button', { name: 'Reset' })).not.toBeInTheDocument();
});

it('counts down a minute, then sends another code with its own reference (P-159, P-160, P-161)', async () => {
  const sent = phoneCalls();
  await toPhone();
  expect(screen.getByText(/^Resend code in \d+ seconds$/)).toBeInTheDocument();
  await vi.advanceTimersByTimeAsync(61_000);
  await user.click(await screen.findByRole('button', { name: 'Resend code' }));
  expect(await screen.findByText('Verification code has been sent to you phone number')).toBeInTheDocument();
  await user.type(await screen.findByLabelText('Verification code'), '123456');
  await waitFor(() => expect(sent.at(-1)?.body['reference']).toBe('ref-2'));
});

it('goes back without keeping a token in browser or server (P-095, P-163)', async () => {
  const sent = phoneCalls();
  const { store } = await toPhone();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByRole('button', { name: 'Sign in' })).toBeInTheDocument();
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ call: 'SignOut', token: 'Bearer half' }));
  await waitFor(() => expect(store.getState().session).toMatchObject({ token: null, entering: null }));
});

async function changeTo(number: string) {
  await user.click(screen.getByRole('button', { name: 'Use another number' }));
  await user.type(await screen.findByLabelText('Phone number'), number);
  await user.click(screen.getByRole('button', { name: 'Send code' }));
}

it('sends another number its own code (P-096, P-164, P-202, P-203)', async () => {
  const sent = phoneCalls();
  await toPhone();
  await user.click(screen.getByRole('button', { name: 'Use another number' }));
  await user.click(await screen.findByRole('button', { name: 'Send code' }));
  expect(await screen.findByText('Phone number is required')).toBeInTheDocument();
  await user.type(await screen.findByLabelText('Phone number'), '50 76');
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  expect(await screen.findByText('Please enter valid Phonenumber')).toBeInTheDocument();
  await user.type(screen.getByLabelText('Phone number'), '5 4321');
  await user.click(screen.getByRole('button', { name: 'Send code' }));
  expect(await screen.findByText('An SMS with a verification code was sent to +971507654321.')).toBeInTheDocument();
  expect(sent.at(-1)?.body).toEqual({ e164Code: '+971', phoneNumber: '507654321', changePhoneNumber: true });
});

it('opens the portal three seconds after a number that needs no code (P-165)', async () => {
  phoneCalls();
  const { router } = await toPhone();
  phoneCalls({ smsSent: false, skip: true, verificationReference: undefined });
  await changeTo('507654321');
  expect(await screen.findByText('Phone Number Changed Successfully..!')).toBeInTheDocument();
  await vi.advanceTimersByTimeAsync(3000);
  await waitFor(() => expect(router.state.location.pathname).toBe('/searchpad'));
});
