import { http, HttpResponse, press, testServer } from '@jetway/kit-test';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

import { sessionActions } from '../../session/session.slice';
import { tokenKey } from '../../session/token';
import { CALLS, operatorHandler, refusal, renderConsole } from '../../testing/render';

const SIGN_IN = `${CALLS}/Session/SignIn`;
const SESSIONS = `${CALLS}/Session/Load`;

const calls = testServer(
  operatorHandler(),
  http.get(SESSIONS, () => HttpResponse.json({ items: [] })),
  http.post(`${CALLS}/Session/SignOut`, () => HttpResponse.json({ ended: true })),
  http.post(SIGN_IN, async ({ request }) => {
    const sent = (await request.json()) as { verificationCode: string };
    if (sent.verificationCode !== '123456') return refusal(401, 'operator.refused', { detail: 'That was not right.' });
    return HttpResponse.json({
      token: 'jwo_fresh',
      expiresAt: '2026-11-26T20:00:00Z',
      name: 'Nadia Rahman',
      roles: [],
    });
  }),
);
beforeAll(calls.start);
afterEach(calls.reset);
afterAll(calls.stop);

async function signIn(code: string) {
  await userEvent.type(await screen.findByLabelText('E-mail'), 'nadia@house.test');
  await userEvent.type(screen.getByLabelText('Password'), ' with spaces ');
  await userEvent.type(screen.getByLabelText('Code'), code);
  await userEvent.keyboard('{Enter}');
}

it('leads an operator who is not signed in to the sign-in, and back to the page they asked for', async () => {
  const { router } = renderConsole({ at: '/sessions?from=link', signedIn: false });
  expect(await screen.findByText('Sign in to open the page you asked for.')).toBeInTheDocument();
  await signIn('123456');
  expect(await screen.findByRole('heading', { name: 'Your sessions' })).toBeInTheDocument();
  expect(router.state.location).toMatchObject({ pathname: '/sessions', search: '?from=link' });
  expect(tokenKey.read()).toBe('jwo_fresh');
});

it('says that a sign-in was refused, keeps the address, and asks for another code', async () => {
  renderConsole({ at: '/sign-in', signedIn: false });
  await signIn('000000');
  expect(await screen.findByRole('alert')).toHaveTextContent('That was not right.');
  expect(screen.getByLabelText('E-mail')).toHaveValue('nadia@house.test');
  expect(screen.getByLabelText('Code')).toHaveValue('');
  await waitFor(() => expect(screen.getByLabelText('Code')).toHaveFocus());
  expect(tokenKey.read()).toBeNull();
});

it('says which fields are missing before it sends anything', async () => {
  renderConsole({ at: '/sign-in', signedIn: false });
  await press('Sign in');
  expect(await screen.findByText('Enter your e-mail address.')).toBeInTheDocument();
  expect(screen.getByText(/Enter the code of your authenticator/)).toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText('E-mail')).toHaveFocus());
});

it('says that the server did not answer', async () => {
  calls.server.use(http.post(SIGN_IN, () => HttpResponse.error()));
  renderConsole({ at: '/sign-in', signedIn: false });
  await signIn('123456');
  expect(await screen.findByRole('alert')).toHaveTextContent('The server did not answer.');
});

it.each([
  ['session.expired', 'Your session is over.'],
  ['session.ended', 'Your session was ended from elsewhere.'],
])('goes back to the sign-in when a call answers %s, and to the room afterwards', async (code, notice) => {
  const { router } = renderConsole({ at: '/sessions' });
  expect(await screen.findByRole('heading', { name: 'Your sessions' })).toBeInTheDocument();
  calls.server.use(http.get(SESSIONS, () => refusal(401, code), { once: true }));
  await router.navigate('/nowhere');
  expect(await screen.findByRole('heading', { name: 'There is nothing here' })).toBeInTheDocument();
  await router.navigate('/sessions?page=2');
  expect(await screen.findByText(notice, { exact: false })).toBeInTheDocument();
  expect(tokenKey.read()).toBeNull();
  await signIn('123456');
  expect(await screen.findByRole('heading', { name: 'Your sessions' })).toBeInTheDocument();
  expect(router.state.location.search).toBe('?page=2');
});

it('signs out, and the next person starts at the first room', async () => {
  const { router } = renderConsole({ at: '/sessions' });
  await press('Account of Nadia Rahman');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeInTheDocument();
  expect(router.state.location).toMatchObject({ pathname: '/sign-in', search: '' });
  expect(tokenKey.read()).toBeNull();
});

it('links neither to another site nor back to itself', async () => {
  for (const next of ['//evil.example/x', '/sign-in?next=/sessions', 'https://evil.example']) {
    const { router, unmount } = renderConsole({ at: `/sign-in?${new URLSearchParams({ next }).toString()}` });
    await waitFor(() => expect(router.state.location.pathname).not.toBe('/sign-in'));
    expect(router.state.location.search).toBe('');
    unmount();
  }
});

it('says why the account did not load, and tries again', async () => {
  calls.server.use(http.get(`${CALLS}/Session/Current`, () => refusal(503, 'server.unavailable'), { once: true }));
  renderConsole({ at: '/sessions' });
  expect(await screen.findByText('Your account did not load')).toBeInTheDocument();
  await press('Try again');
  expect(await screen.findByRole('heading', { name: 'Your sessions' })).toBeInTheDocument();
});

it('hides all data of the previous operator from the next one', async () => {
  const { store } = renderConsole({ at: '/sessions' });
  expect(await screen.findByText('nadia@house.test')).toBeInTheDocument();
  calls.server.use(operatorHandler({ name: 'Amal Said', email: 'amal@house.test' }));
  store.dispatch(sessionActions.signedIn({ token: 'jwo_other' }));
  expect(await screen.findByText('amal@house.test')).toBeInTheDocument();
  expect(screen.queryByText('nadia@house.test')).not.toBeInTheDocument();
});
