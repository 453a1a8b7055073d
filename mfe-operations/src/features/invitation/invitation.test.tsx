import { http, HttpResponse, press, testServer } from '@jetway/kit-test';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

import { tokenKey } from '../../session/token';
import { CALLS, operatorHandler, refusal, renderConsole } from '../../testing/render';

const OPEN = `${CALLS}/Invitation/Open`;
const ACCEPT = `${CALLS}/Invitation/Accept`;
const AT = '/invitation#0f0f';

const calls = testServer(
  operatorHandler(),
  http.get(`${CALLS}/Session/Load`, () => HttpResponse.json({ items: [] })),
  http.get(`${CALLS}/Queue/Load`, () => HttpResponse.json({ items: [] })),
  http.post(OPEN, async ({ request }) => {
    const { token } = (await request.json()) as { token: string };
    if (token !== '0f0f') return refusal(410, 'operator.invitation_over');
    const key = 'JBSWY3DPEHPK3PXP';
    return HttpResponse.json({
      name: 'Nadia',
      email: 'nadia@house.test',
      key,
      address: `otpauth://totp/x?secret=${key}`,
      qrCode: '<svg/>',
    });
  }),
  http.post(ACCEPT, async ({ request }) => {
    const { verificationCode } = (await request.json()) as { verificationCode: string };
    if (verificationCode === '000000') {
      const errors = [{ pointer: '/verificationCode', code: 'code.wrong', detail: 'This is not the code of now.' }];
      return refusal(422, 'request.invalid', { errors });
    }
    const session = { token: 'jwo_first', expiresAt: '2026-11-26T20:00:00Z', name: 'Nadia', roles: [] };
    return HttpResponse.json({ session, recoveryCodes: ['aaaaaaaa-bbbbbbbb', 'cccccccc-dddddddd'] });
  }),
);
beforeAll(calls.start);
afterEach(calls.reset);
afterAll(calls.stop);

const PASSWORD = 'Console-Nadia-2026';

async function fill({ again = PASSWORD, code = '123456' } = {}) {
  await userEvent.type(await screen.findByLabelText('Password'), PASSWORD);
  await userEvent.type(screen.getByLabelText('Password once more'), again);
  await userEvent.type(screen.getByLabelText('Code'), code);
  await press('Accept the invitation');
}

it('shows the secret, accepts a password and a code, and continues once the recovery codes are saved', async () => {
  const { router } = renderConsole({ at: AT, signedIn: false });
  expect(await screen.findByRole('heading', { name: 'Welcome, Nadia' })).toBeInTheDocument();
  const picture = screen.getByRole('img', { name: 'QR code for an authenticator app' });
  expect(picture).toHaveAttribute('src', 'data:image/svg+xml,%3Csvg%2F%3E');
  await press('It cannot be scanned');
  expect(await screen.findByText('JBSW Y3DP EHPK 3PXP')).toBeInTheDocument();
  await fill({ code: '১২৩ 456' });
  expect(await screen.findByText('aaaaaaaa-bbbbbbbb')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Go to the console' })).toBeDisabled();
  expect(tokenKey.read()).toBeNull();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'I have kept them' }));
  await press('Go to the console');
  expect(await screen.findByRole('button', { name: 'Account of Nadia Rahman' })).toBeInTheDocument();
  expect(tokenKey.read()).toBe('jwo_first');
  expect(router.state.location.pathname).not.toBe('/invitation');
});

it('marks the code that was wrong and the passwords that differ', async () => {
  renderConsole({ at: AT, signedIn: false });
  await fill({ again: 'Console-Nadia-2027' });
  expect(await screen.findByText('The two passwords differ.')).toBeInTheDocument();
  await userEvent.clear(screen.getByLabelText('Password once more'));
  await userEvent.type(screen.getByLabelText('Password once more'), 'Console-Nadia-2026');
  await userEvent.clear(screen.getByLabelText('Code'));
  await userEvent.type(screen.getByLabelText('Code'), '000000');
  await press('Accept the invitation');
  expect(await screen.findByText('This is not the code of now.')).toBeInTheDocument();
  expect(screen.getByLabelText('Code')).toHaveFocus();
});

it.each([AT.replace('0f0f', 'old'), '/invitation'])(
  'says what to do with a link that does not work: %s',
  async (at) => {
    renderConsole({ at, signedIn: false });
    expect(await screen.findByRole('heading', { name: 'This invitation cannot be used' })).toBeInTheDocument();
  },
);

it('says that it was used meanwhile', async () => {
  calls.server.use(http.post(ACCEPT, () => refusal(410, 'operator.invitation_over')));
  renderConsole({ at: AT, signedIn: false });
  await fill();
  expect(await screen.findByRole('heading', { name: 'This invitation cannot be used' })).toBeInTheDocument();
});

it('tries again when the invitation did not load', async () => {
  calls.server.use(http.post(OPEN, () => HttpResponse.error(), { once: true }));
  renderConsole({ at: AT, signedIn: false });
  await press('Try again');
  expect(await screen.findByRole('heading', { name: 'Welcome, Nadia' })).toBeInTheDocument();
});
