import { http, HttpResponse, portalHandlers, renderWithPortal, testServer } from '@jetway/kit-test';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';

import accountModule from '../../../module';
import { SignInPanel } from '../sign-in.panel';
import { toastRegion } from '../testing/toast-region';
import { newPasswordSchema } from './new-password.schema';
import { v } from '@jetway/kit-ui/forms';

const AUTH = '/api/auth/v1/Authentication';
const reply = { mailSent: false, passwordChanged: false, verified: false };
const calls = testServer(...portalHandlers());
beforeAll(calls.start);
afterEach(() => {
  calls.reset();
  vi.unstubAllGlobals();
});
afterAll(calls.stop);

const open = () =>
  renderWithPortal(<SignInPanel />, { module: accountModule, signedIn: false, path: '/login', at: '/login' });

/** Serves the three calls; `sent` records their bodies. */
function resetCalls() {
  const sent: Record<string, unknown>[] = [];
  const keep = async (request: Request) => sent.push((await request.json()) as Record<string, unknown>);
  calls.server.use(
    http.post(`${AUTH}/ResetPassword`, async ({ request }) => {
      await keep(request);
      return HttpResponse.json({ ...reply, mailSent: true, verificationReference: `ref-${sent.length}` });
    }),
    http.post(`${AUTH}/VerifyCode`, async ({ request }) => {
      await keep(request);
      const isRight = sent.at(-1)?.['verificationCode'] === '123456';
      return HttpResponse.json(
        isRight ? { ...reply, verified: true } : { ...reply, error: { code: 'code.wrong', message: 'Not this code.' } },
      );
    }),
    http.post(`${AUTH}/ChangePassword`, async ({ request }) => {
      await keep(request);
      return HttpResponse.json({ ...reply, passwordChanged: true });
    }),
  );
  return sent;
}

async function toCode() {
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Forgot password?' }));
  await userEvent.type(await screen.findByLabelText('E-mail'), 'amina@demo.test');
  await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
  return screen.findByLabelText('Verification code');
}

it('leads from the address and the e-mailed code to a new password and its confirmation (P-090, P-113)', async () => {
  const sent = resetCalls();
  const boxes = await toCode();
  await userEvent.type(boxes, '000000');
  expect(await screen.findByText('Not this code.')).toBeInTheDocument();
  await waitFor(() => expect(boxes).toHaveValue(''));
  await userEvent.type(boxes, '123456');
  await userEvent.type(await screen.findByLabelText('New password'), ' Quiet-Dunes-47 ');
  await userEvent.type(screen.getByLabelText('Confirm password'), ' Quiet-Dunes-47 ');
  await userEvent.click(screen.getByRole('button', { name: 'Save password' }));
  expect(await screen.findByRole('dialog', { name: 'Password changed' })).toBeInTheDocument();
  expect(sent).toEqual([
    { username: 'amina@demo.test', deviceCheck: false },
    { username: 'amina@demo.test', reference: 'ref-1', verificationCode: '000000' },
    { username: 'amina@demo.test', reference: 'ref-1', verificationCode: '123456' },
    { username: 'amina@demo.test', password: ' Quiet-Dunes-47 ' },
  ]);
});

it('sends another code a minute later, with its own reference, and confirms it (P-146)', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['Date', 'setInterval', 'clearInterval'] });
  try {
    const sent = resetCalls();
    await toCode();
    await vi.advanceTimersByTimeAsync(61_000);
    await userEvent.click(await screen.findByRole('button', { name: 'Resend code' }));
    expect(await screen.findByText('Verification code has been sent to you email')).toBeInTheDocument();
    await userEvent.type(await screen.findByLabelText('Verification code'), '123456');
    await waitFor(() => expect(sent.at(-1)).toMatchObject({ reference: 'ref-2' }));
  } finally {
    vi.useRealTimers();
  }
});

it("shows the server's message in a toast when a reset is refused, and stays on the form (P-143)", async () => {
  calls.server.use(
    http.post(`${AUTH}/ResetPassword`, () =>
      HttpResponse.json({ ...reply, error: { code: 'reset.refused', message: 'Passwords cannot be reset today.' } }),
    ),
  );
  await open();
  const toasts = await toastRegion();
  await userEvent.click(await screen.findByRole('button', { name: 'Forgot password?' }));
  await userEvent.type(await screen.findByLabelText('E-mail'), 'amina@demo.test');
  await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
  expect(await toasts.findByText('Passwords cannot be reset today.')).toBeInTheDocument();
  expect(screen.getByLabelText('E-mail')).toHaveValue('amina@demo.test');
});

it('asks a user with a temporary password for a new one before opening the portal (P-139)', async () => {
  calls.server.use(
    http.post(`${AUTH}/Authenticate`, () =>
      HttpResponse.json({ authenticated: true, forceChangePassword: true, verifyPhoneNumber: false }),
    ),
  );
  const { router } = await open();
  await userEvent.type(await screen.findByLabelText('E-mail'), 'amina@demo.test');
  await userEvent.type(screen.getByLabelText('Password'), 'secret-1');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByRole('heading', { name: 'Choose a new password' })).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/login');
});

it('refuses fewer than six digits and focuses the boxes again (P-154, P-201)', async () => {
  const sent = resetCalls();
  const boxes = await toCode();
  await userEvent.type(boxes, '123');
  await userEvent.click(screen.getByRole('button', { name: 'Verify' }));
  expect(await screen.findByText('Please Enter the Verification code')).toBeInTheDocument();
  expect(boxes).toHaveAttribute('aria-invalid', 'true');
  expect(boxes).toHaveFocus();
  expect(sent).toHaveLength(1);
});

const problemOf = (password: string, confirmation = password) => {
  const read = v.safeParse(newPasswordSchema, { password, confirmation });
  return read.issues?.[0].message;
};

it.each([
  ['', '', 'Please fill the password', 'P-195'],
  ['Ab1defg', 'Ab1defg', 'Your password must be at least 8 characters long', 'P-196'],
  [
    'alllowercase1',
    'alllowercase1',
    'Password must be at least 8 characters long and include at least one uppercase letter, one lowercase letter, and one number.',
    'P-197',
  ],
  ['Quiet-Dunes-47', '', 'Please fill the confirm password', 'P-198'],
  ['Quiet-Dunes-47', 'Quiet', 'Confirm password must be at least 8 characters long', 'P-199'],
  ['Quiet-Dunes-47', 'Quiet-Dunes-48', 'Password and confirm password are not matching', 'P-200'],
])('refuses the new password %j / %j (P-195, P-196, P-197, P-198, P-199, P-200)', (password, confirmation, message) => {
  expect(problemOf(password, confirmation)).toBe(message);
});

it('accepts a long phrase of one character class, with spaces', () => {
  expect(problemOf('four calm camels walk')).toBeUndefined();
});
