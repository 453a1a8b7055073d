import { http, HttpResponse, press, testServer } from '@jetway/kit-test';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

import type { ApplicationDecision, ApplicationView, LicencesDecision, LicencesView } from '../../api/endpoints/kyc';
import { operatorHandler, renderConsole } from '../../testing/render';

const calls = testServer();
beforeAll(calls.start);
afterEach(calls.reset);
afterAll(calls.stop);

const API = '*/api/operations/v1';
const ID = '0192f0c0-0000-7000-8000-000000000001';

const FORM = {
  companyName: 'Blue Dunes Travel',
  tradeLicenseNumber: 'TL-55',
  tradeLicenseExpiry: '2027-01-31',
  civilAviationNumber: '',
  taxNumber: '',
  companyRegistrationNumber: '',
  firstName: 'Amina',
  lastName: 'Saleh',
  position: 'Owner',
  countryCode: 'AE',
  city: 'Dubai',
  zipCode: '',
  address: 'Al Rigga Road',
  email: 'amina@bluedunes.test',
  phone: '+971501234567',
};

const APPLICATION: ApplicationView = {
  applicationId: ID,
  reference: 'APP-1',
  status: 'pending',
  form: FORM,
  remarks: [],
  submittedAt: '2026-11-26T08:00:00Z',
};

const LICENCES: LicencesView = {
  agencyId: ID,
  agency: 'Corniche Tours',
  standing: 'submitted',
  given: { tradeLicenseNumber: 'TL-77', tradeLicenseExpiry: '2099-01-31' },
};

function serve<T>(view: string, shown: () => object, decision: string, answer: object): T[] {
  const sent: T[] = [];
  calls.server.use(
    http.get(`${API}/Queue/Load`, () => HttpResponse.json({ items: [] })),
    http.get(`${API}/Application/GetDocument`, ({ request }) =>
      new URL(request.url).searchParams.get('document') === 'tradeLicense'
        ? new HttpResponse(new Uint8Array([1]), { headers: { 'content-type': 'application/pdf' } })
        : HttpResponse.json(
            { type: 'about:blank', title: 'No', status: 404, code: 'request.not_found', retryable: false },
            { status: 404 },
          ),
    ),
    http.post(`${API}/${view}`, () => HttpResponse.json(shown())),
    http.post(`${API}/${decision}`, async ({ request }) => {
      sent.push((await request.json()) as T);
      return HttpResponse.json(answer);
    }),
  );
  return sent;
}

const open = (at: string) => {
  calls.server.use(operatorHandler({ roles: ['kyc'], tenants: ['falcon'] }));
  return renderConsole({ at });
};

it('rejects an application with a reason, once that is confirmed', async () => {
  const rejected = { ...APPLICATION, status: 'rejected', decidedBy: 'Rami Haddad', reason: 'Expired' };
  const sent: ApplicationDecision[] = serve(
    'Application/View',
    () => (sent.length > 0 ? rejected : APPLICATION),
    'Application/Decide',
    rejected,
  );
  open(`/agencies/applications/falcon/${ID}`);
  expect(await screen.findByRole('heading', { name: 'Blue Dunes Travel' })).toBeInTheDocument();
  const save = await screen.findByRole('link', { name: 'Save Trade licence' });
  expect(save).toHaveAttribute('href', expect.stringMatching(/^blob:/));
  expect(await screen.findByText('National ID, front: not given.')).toBeInTheDocument();
  await press('Reject');
  expect(screen.getByText('Write what the applicant should know.')).toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'Expired');
  await press('Reject');
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Reject' }));
  expect(await screen.findByText('Rejected')).toBeInTheDocument();
  expect(sent).toEqual([{ tenant: 'falcon', applicationId: ID, decision: 'reject', reason: 'Expired' }]);
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
});

it('accepts the licences an agency gave', async () => {
  const sent: LicencesDecision[] = serve(
    'Agency/ViewLicences',
    () => (sent.length > 0 ? { ...LICENCES, standing: 'accepted' } : LICENCES),
    'Agency/DecideLicences',
    { agencyId: ID },
  );
  open(`/agencies/licences/falcon/${ID}`);
  expect(await screen.findByText('TL-77')).toBeInTheDocument();
  await press('Accept');
  expect(await screen.findByText('Accepted')).toBeInTheDocument();
  expect(sent).toEqual([{ tenant: 'falcon', agencyId: ID, decision: 'accept' }]);
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
});

it('does not offer to accept licences that are asked for again', async () => {
  serve('Agency/ViewLicences', () => ({ ...LICENCES, standing: 'due' }), 'Agency/DecideLicences', { agencyId: ID });
  open(`/agencies/licences/falcon/${ID}`);
  expect(await screen.findByText('TL-77')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
});
