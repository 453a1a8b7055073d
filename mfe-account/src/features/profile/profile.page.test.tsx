import type { OwnProfile } from '@jetway/kit-api/profile';
import { http, HttpResponse, portalHandlers, renderWithPortal, testServer } from '@jetway/kit-test';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

import accountModule from '../../module';
import { ProfilePage } from './profile.page';

const STAFF = '/api/customer/v1/StaffSettings';
const omar: OwnProfile = {
  firstName: 'Omar',
  lastName: 'Rahman',
  email: 'agent@desertrose.test',
  phoneNumber: '+971500000181',
  phoneVerified: true,
  companyName: 'Desert Rose Travel',
  roles: ['owner'],
  memberSince: '2026-01-05T06:00:00Z',
};
const times = { signedInAt: '2026-11-26T06:00:00Z', usedAt: '2026-11-26T08:00:00Z', expiresAt: '2026-11-26T18:00:00Z' };
const sessions = [
  {
    ...times,
    sessionId: 's1',
    isCurrent: true,
    browser: 'Mozilla/5.0 (Windows NT 10.0) Chrome/142.0.0.0 Safari/537.36',
  },
  { ...times, sessionId: 's2', isCurrent: false, browser: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Firefox/145.0' },
  { ...times, sessionId: 's3', isCurrent: false },
];
const calls = testServer(...portalHandlers());
beforeAll(calls.start);
afterEach(calls.reset);
afterAll(calls.stop);

/** Serves the current profile; `sent` records the requests. */
function serve() {
  const sent: Record<string, unknown>[] = [];
  let profile = omar;
  let open = sessions;
  calls.server.use(
    http.get(`${STAFF}/loadprofile`, () => HttpResponse.json(profile)),
    http.post(`${STAFF}/updatebasicinfo`, async ({ request }) => {
      const name = (await request.json()) as { firstName: string; lastName: string };
      sent.push(name);
      profile = { ...profile, ...name };
      return HttpResponse.json(profile);
    }),
    http.post('/api/customer/v1/User/updatepassword', async ({ request }) => {
      const asked = (await request.json()) as { currentPassword: string };
      sent.push(asked);
      const isRight = asked.currentPassword === 'Right-Now-1';
      return HttpResponse.json({
        mailSent: false,
        verified: false,
        passwordChanged: isRight,
        ...(isRight ? {} : { error: { code: 'password.wrong', message: 'The current password is not correct.' } }),
      });
    }),
    http.post('/api/customer/v1/User/SignOutOthers', () => HttpResponse.json({ ended: 2 })),
    http.get('/api/customer/v1/User/LoadSessions', () => HttpResponse.json({ items: open })),
    http.post('/api/customer/v1/User/EndSession', async ({ request }) => {
      const { sessionId } = (await request.json()) as { sessionId: string };
      open = open.filter((session) => session.sessionId !== sessionId);
      return HttpResponse.json({ ended: true });
    }),
  );
  return sent;
}

const open = () => renderWithPortal(<ProfilePage />, { module: accountModule, path: '/my-profile', at: '/my-profile' });

it('shows the user, and saves a new name (P-070)', async () => {
  const sent = serve();
  await open();
  expect(await screen.findByText('agent@desertrose.test')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  const first = await screen.findByLabelText(/^First name/);
  await userEvent.clear(first);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('This is required.')).toBeInTheDocument();
  await userEvent.type(first, 'Omar Ali');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Omar Ali')).toBeInTheDocument();
  expect(sent).toEqual([{ firstName: 'Omar Ali', lastName: 'Rahman' }]);
});

it('changes the password given the current one, and reports a wrong one', async () => {
  const sent = serve();
  await open();
  const change = async (current: string) => {
    await userEvent.clear(await screen.findByLabelText('Current password'));
    await userEvent.type(screen.getByLabelText('Current password'), current);
    await userEvent.click(screen.getByRole('button', { name: 'Save password' }));
  };
  await userEvent.type(await screen.findByLabelText('New password'), 'Tall-Palms-58');
  await userEvent.type(screen.getByLabelText('Confirm password'), 'Tall-Palms-58');
  await change('Wrong-Now-1');
  expect(await screen.findByText('The current password is not correct.')).toBeInTheDocument();
  await change('Right-Now-1');
  expect(await screen.findByText('Your password was changed.')).toBeInTheDocument();
  expect(sent.at(-1)).toEqual({ currentPassword: 'Right-Now-1', newPassword: 'Tall-Palms-58' });
  await waitFor(() => expect(screen.getByLabelText('New password')).toHaveValue(''));
});

it('saves a new phone number after its code is verified', async () => {
  serve();
  const sent: Record<string, unknown>[] = [];
  calls.server.use(
    http.post('/api/auth/v1/PhoneAuth/SendPhoneCode', async ({ request }) => {
      sent.push((await request.json()) as Record<string, unknown>);
      return HttpResponse.json({ smsSent: true, skip: false, verificationReference: 'ref-1' });
    }),
    http.post('/api/auth/v1/PhoneAuth/VerifyPhoneCode', async ({ request }) => {
      sent.push((await request.json()) as Record<string, unknown>);
      return HttpResponse.json({ verified: true });
    }),
  );
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Change number' }));
  await userEvent.type(await screen.findByRole('textbox', { name: /^Phone number/ }), '507654321');
  await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
  await userEvent.type(await screen.findByLabelText('Verification code'), '123456');
  expect(await screen.findByText('Phone Number is Successfully verified..!')).toBeInTheDocument();
  expect(sent[0]).toEqual({ e164Code: '+971', phoneNumber: '507654321', changePhoneNumber: true });
  expect(sent[1]).toMatchObject({ username: 'agent@desertrose.test', reference: 'ref-1', verificationCode: '123456' });
});

it('ends the sessions on other devices', async () => {
  serve();
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));
  expect(await screen.findByText('Signed out on 2 other devices.')).toBeInTheDocument();
});

it('lists the sessions with their browsers, and ends one', async () => {
  serve();
  await open();
  expect(await screen.findByText('Chrome on Windows')).toBeInTheDocument();
  expect(screen.getByText('This device')).toBeInTheDocument();
  expect(screen.getByText('Unknown browser')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Sign out Chrome on Windows' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Sign out Firefox on Linux' }));
  expect(await screen.findByText('Firefox on Linux is signed out.')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('Firefox on Linux')).not.toBeInTheDocument());
});

it('loads again after a failure', async () => {
  calls.server.use(
    http.get(`${STAFF}/loadprofile`, () => HttpResponse.json({ code: 'server.error', title: 'x' }, { status: 500 })),
  );
  await open();
  expect(await screen.findByText('Your profile could not be loaded')).toBeInTheDocument();
  serve();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('agent@desertrose.test')).toBeInTheDocument();
});
