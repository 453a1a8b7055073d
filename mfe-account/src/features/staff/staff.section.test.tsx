import { http, HttpResponse, portalHandlers, renderWithPortal, testServer } from '@jetway/kit-test';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';

import accountModule from '../../module';
import { StaffSection } from './staff.section';

const COMPANY = '/api/customer/v1/CompanySettings';
const calls = testServer(...portalHandlers());
beforeAll(calls.start);
afterEach(calls.reset);
afterAll(calls.stop);

const functionality = (code: number) => ({ code, name: `Code ${code}`, grantable: true });
const MODULES = [
  { name: 'flights', functionalities: [202, 207, 241, 244].map(functionality) },
  { name: 'company', functionalities: [233, 235].map(functionality) },
  { name: 'hotels', functionalities: [247, 248].map(functionality) },
];
const ROLES = [
  { role: 'owner', grantable: false, functionalities: [] },
  { role: 'viewer', grantable: true, functionalities: [202, 233, 247] },
  { role: 'ticketing', grantable: true, functionalities: [202, 207, 247, 248] },
];
const staff = {
  staffId: 's-1',
  version: 1,
  firstName: 'Amina',
  lastName: 'Rahman',
  email: 'amina@demo.test',
  phone: '+971500000001',
  role: 'viewer',
  functionalities: [202, 247],
  active: true,
  status: 'active',
  changeable: true,
};

beforeEach(() =>
  calls.server.use(
    http.post(`${COMPANY}/loadstaff`, () => HttpResponse.json({ staff: [staff] })),
    http.get(`${COMPANY}/dropdownrole`, () => HttpResponse.json({ roles: ROLES })),
    http.get(`${COMPANY}/dropdownbranch`, () => HttpResponse.json({ branches: [], wholeAgency: true })),
    http.get(`${COMPANY}/GetModuleList`, () => HttpResponse.json({ modules: MODULES })),
    http.get(`${COMPANY}/GetStaffLookups`, () => HttpResponse.json({ designations: [], departments: [] })),
    http.get(`${COMPANY}/GetTimeZones`, () => HttpResponse.json({ timeZones: [] })),
  ),
);

/** The form, once its choices have loaded. */
async function adding() {
  await renderWithPortal(<StaffSection />, { module: accountModule });
  await userEvent.click(await screen.findByRole('button', { name: 'Add staff' }));
  await screen.findByRole('checkbox', { name: 'Search flights' });
  return within(screen.getByRole('dialog', { name: 'Add staff' }));
}
const granted = (form: Awaited<ReturnType<typeof adding>>) =>
  form.getAllByRole('checkbox', { checked: true }).map((box) => box.closest('label')?.textContent);

it('a new person opens with a role and its permissions, and another role fills its own at once', async () => {
  const form = await adding();
  expect(form.getByText(/^2 granted/)).toBeInTheDocument();
  expect(granted(form)).toEqual(['Search flights', 'See company settings']);
  await userEvent.click(await form.findByRole('button', { name: /Role/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Ticketing' }));
  await waitFor(() => expect(granted(form)).toEqual(['Search flights', 'Book flights']));
});

it('lists no permission of a product that this portal does not have', async () => {
  const form = await adding();
  expect(form.getByRole('group', { name: 'Flights' })).toBeInTheDocument();
  expect(form.queryByRole('group', { name: 'Hotels' })).not.toBeInTheDocument();
  expect(form.queryByRole('checkbox', { name: /Import PNRs|umrah/ })).not.toBeInTheDocument();
});
