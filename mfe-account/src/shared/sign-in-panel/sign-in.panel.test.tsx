import { http, HttpResponse, portalHandlers, renderWithPortal, testServer } from '@jetway/kit-test';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

import accountModule from '../../module';
import { leaveBegun } from './entrance/begun';
import { toastRegion } from './testing/toast-region';
import { SignInPanel } from './sign-in.panel';

const AUTH = '/api/auth/v1/Authentication';
const reply = { authenticated: false, forceChangePassword: false, verifyPhoneNumber: false };
const calls = testServer(...portalHandlers());
beforeAll(calls.start);
afterEach(calls.reset);
afterAll(calls.stop);

const open = (at = '/login') =>
  renderWithPortal(<SignInPanel />, { module: accountModule, signedIn: false, path: '/login', at });

async function enter(email: string, password: string) {
  await userEvent.type(await screen.findByLabelText('E-mail'), email);
  await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}

it('reports missing values without calling the server (P-193, P-194)', async () => {
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }));
  expect(await screen.findByText('Please enter valid address')).toBeInTheDocument();
  expect(screen.getByText('Please enter valid password')).toBeInTheDocument();
});

// Runs before any test that leaves a toast behind.
it.each([
  ['no answer', () => HttpResponse.error()],
  ['the server fails without a word', () => new HttpResponse(null, { status: 500 })],
])('when %s no toast appears, and the next attempt succeeds (P-353)', async (_what, failure) => {
  let isFailing = true;
  calls.server.use(
    http.post(`${AUTH}/Authenticate`, () =>
      isFailing ? failure() : HttpResponse.json({ ...reply, authenticated: true, identity: { token: 'fresh' } }),
    ),
  );
  const { router } = await open();
  await enter('amina@demo.test', 'secret-1');
  await screen.findByText(/We could not reach the service/);
  expect(screen.queryByRole('region', { name: /Notifications/ })).not.toBeInTheDocument();
  isFailing = false;
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/searchpad'));
});

it.each([
  ['edge.rate_limited', { params: { retryAfter: 12 } }, 'Wait 12 seconds and try again'],
  ['request.rate_limited', {}, 'Wait a moment and try again'],
])('a user who tries too often (%s) is told how long to wait', async (code, more, words) => {
  const problem = { type: '', title: 'Too many requests', status: 429, code, retryable: true, ...more };
  calls.server.use(http.post(`${AUTH}/Authenticate`, () => HttpResponse.json(problem, { status: 429 })));
  await open();
  await enter('amina@demo.test', 'secret-1');
  expect(await screen.findByText(new RegExp(words))).toBeInTheDocument();
  expect(screen.queryByText(/could not reach/)).not.toBeInTheDocument();
  expect(screen.getByLabelText('Password')).toHaveValue('secret-1');
});

it('signs in at once on a known browser, with the password as typed (P-205)', async () => {
  let sent: unknown;
  calls.server.use(
    http.post(`${AUTH}/Authenticate`, async ({ request }) => {
      sent = await request.json();
      return HttpResponse.json({ ...reply, authenticated: true, identity: { token: 'fresh' } });
    }),
  );
  const { router } = await open();
  await enter('amina@demo.test', ' kept as typed ');
  await waitFor(() => expect(router.state.location.pathname).toBe('/searchpad'));
  expect(sent).toEqual({ username: 'amina@demo.test', password: ' kept as typed ' });
});

it.each([
  ['no phone check is asked for', {}],
  ['the phone must be verified but the account has no number', { verifyPhoneNumber: true }],
])('keeps the token and opens the search when %s (P-141)', async (_when, more) => {
  calls.server.use(
    http.post(`${AUTH}/Authenticate`, () =>
      HttpResponse.json({ ...reply, authenticated: true, identity: { token: 'fresh' }, ...more }),
    ),
  );
  const { router, store } = await open();
  await enter('amina@demo.test', 'secret-1');
  await waitFor(() => expect(router.state.location.pathname).toBe('/searchpad'));
  expect(store.getState().session.token).toBe('fresh');
});

it('says why it is shown to a visitor who opened another page, and leads there', async () => {
  calls.server.use(
    http.post(`${AUTH}/Authenticate`, () =>
      HttpResponse.json({ ...reply, authenticated: true, identity: { token: 'fresh' } }),
    ),
  );
  const { router } = await open('/login?next=%2Fmy-bookings%3Fsearch%3DSBF%26page%3D2');
  expect(await screen.findByText('Sign in to continue to the page you opened.')).toBeInTheDocument();
  await enter('amina@demo.test', 'secret-1');
  await waitFor(() =>
    expect(router.state.location).toMatchObject({ pathname: '/my-bookings', search: '?search=SBF&page=2' }),
  );
});

it.each([
  'https://evil.test/',
  '//evil.test/',
  '/\\evil.test',
  'javascript:alert(1)',
  '%2F%2Fevil.test',
  '/login?next=/login',
  '/access-denied',
])('does not lead to %s', async (next) => {
  calls.server.use(
    http.post(`${AUTH}/Authenticate`, () =>
      HttpResponse.json({ ...reply, authenticated: true, identity: { token: 'fresh' } }),
    ),
  );
  const { router } = await open(`/login?next=${encodeURIComponent(next)}`);
  expect(await screen.findByText('Sign in to Demo Travel to search, book and issue.')).toBeInTheDocument();
  await enter('amina@demo.test', 'secret-1');
  await waitFor(() => expect(router.state.location.pathname).toBe('/searchpad'));
});

it('leads to the page asked for after a new password was required: the reload that follows finds it in the address', async () => {
  const at = '/login?next=%2Fflight-order%3Freference%3DJW1';
  let isChanged = false;
  calls.server.use(
    http.post(`${AUTH}/Authenticate`, () =>
      HttpResponse.json({
        ...reply,
        authenticated: true,
        ...(isChanged ? { identity: { token: 'fresh' } } : { forceChangePassword: true }),
      }),
    ),
    http.post(`${AUTH}/ChangePassword`, () => {
      isChanged = true;
      return HttpResponse.json({ ...reply, passwordChanged: true });
    }),
  );
  const { router, unmount } = await open(at);
  await enter('amina@demo.test', 'secret-1');
  await userEvent.type(await screen.findByLabelText('New password'), 'Quiet-Dunes-47');
  await userEvent.type(screen.getByLabelText('Confirm password'), 'Quiet-Dunes-47');
  await userEvent.click(screen.getByRole('button', { name: 'Save password' }));
  expect(await screen.findByRole('dialog', { name: 'Password changed' })).toBeInTheDocument();
  const { pathname, search } = router.state.location;
  expect(pathname + search).toBe(at);
  unmount();
  const reloaded = await open(pathname + search);
  await enter('amina@demo.test', 'Quiet-Dunes-47');
  await waitFor(() =>
    expect(reloaded.router.state.location).toMatchObject({ pathname: '/flight-order', search: '?reference=JW1' }),
  );
});

it("shows the server's message in a toast when sign-in is refused (P-143)", async () => {
  calls.server.use(
    http.post(`${AUTH}/Authenticate`, () =>
      HttpResponse.json({
        ...reply,
        error: { code: 'sign_in.refused', message: 'The e-mail or password is not correct.' },
      }),
    ),
  );
  const { router, store } = await open();
  const toasts = await toastRegion();
  await enter('amina@demo.test', 'wrong-pass-1');
  expect(await toasts.findByText('The e-mail or password is not correct.')).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/login');
  expect(store.getState().session.token).toBeNull();
});

it('asks an unknown browser for the code, clears it when refused, and opens the page asked for with the right one', async () => {
  const codes: string[] = [];
  calls.server.use(
    http.post(`${AUTH}/Authenticate`, () =>
      HttpResponse.json({ ...reply, authenticated: true, verificationReference: 'ref-1' }),
    ),
    http.post(`${AUTH}/VerifyDevice`, async ({ request }) => {
      const { verificationCode, reference } = (await request.json()) as { verificationCode: string; reference: string };
      codes.push(`${reference}:${verificationCode}`);
      return verificationCode === '123456'
        ? HttpResponse.json({ ...reply, authenticated: true, identity: { token: 'fresh' } })
        : HttpResponse.json({ ...reply, error: { code: 'code.wrong', message: 'The code is not correct.' } });
    }),
  );
  const { router } = await open('/login?next=%2Fflight-order%3Freference%3DJW1');
  await enter('amina@demo.test', 'secret-1');
  const boxes = await screen.findByLabelText('Verification code');
  await userEvent.type(boxes, '000000');
  await waitFor(() => expect(boxes).toHaveValue(''));
  await userEvent.type(boxes, '123456');
  await waitFor(() =>
    expect(router.state.location).toMatchObject({ pathname: '/flight-order', search: '?reference=JW1' }),
  );
  expect(codes).toEqual(['ref-1:000000', 'ref-1:123456']);
});

it('keeps the typed values when the network fails', async () => {
  calls.server.use(http.post(`${AUTH}/Authenticate`, () => HttpResponse.error()));
  await open();
  await enter('amina@demo.test', 'secret-1');
  expect(await screen.findByText(/We could not reach the service/)).toBeInTheDocument();
  expect(screen.getByLabelText('E-mail')).toHaveValue('amina@demo.test');
});

it('continues from the entrance: typed values, focus and pressed button', async () => {
  const typed = { username: 'amina@demo.test', password: 'short' };
  leaveBegun(() => ({ typed, focused: 1, wish: 'submit' }));
  await open();
  expect(await screen.findByLabelText('E-mail')).toHaveValue(typed.username);
  expect(screen.getByLabelText('Password')).toHaveValue(typed.password);
  expect(screen.getByLabelText('Password')).toHaveFocus();
  expect(await screen.findByText('Please enter valid password')).toBeInTheDocument();
});

it('opens the password reset when "Forgot password?" was pressed on the entrance', async () => {
  leaveBegun(() => ({ typed: { username: '', password: '' }, focused: null, wish: 'forgot' }));
  await open();
  expect(await screen.findByRole('button', { name: 'Send code' })).toBeInTheDocument();
});
