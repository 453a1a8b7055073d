import { customerApi } from '@jetway/kit-api/customer';
import type { CreateTravellerRequest, TravellerView } from '@jetway/kit-api/travellers';
import { http, HttpResponse, portalHandlers, renderWithPortal, testServer } from '@jetway/kit-test';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

import accountModule from '../../module';
import { TravellersPage } from './travellers.page';

const CALL = '/api/customer/v1/Traveller';
const MRZ = 'P<BGDRAHMAN<<AMINA<NOOR<<<<<<<<<<<<<<<<<<<<<\nBX01234561BGD8803045F3201015<<<<<<<<<<<<<<<8';
const COUNTRIES = [
  {
    code2: 'AE',
    code3: 'ARE',
    name: 'United Arab Emirates',
    nationality: 'Emirati',
    dialCode: '+971',
    currency: 'AED',
  },
  { code2: 'BD', code3: 'BGD', name: 'Bangladesh', nationality: 'Bangladeshi', dialCode: '+880', currency: 'BDT' },
];
const amina: TravellerView = {
  travellerId: 'a',
  version: 1,
  title: 'Mrs',
  givenName: 'Amina Noor',
  surname: 'Rahman',
  noGivenName: false,
  gender: 'F',
  passengerType: 'ADT',
  birthOn: '1988-03-04',
  nationality: 'BD',
  passport: { number: 'BX0123456', issueCountry: 'BD', expiresOn: '2032-01-01' },
  passportState: 'valid',
  frequentFlyers: [],
  updatedAt: '2026-11-21T06:00:00Z',
  documentsMasked: false,
  papersMasked: false,
};

const calls = testServer(
  ...portalHandlers(),
  http.get('/api/utility/v1/Country/GetAllCountries', () => HttpResponse.json(COUNTRIES)),
);
beforeAll(calls.start);
afterEach(calls.reset);
afterAll(calls.stop);

const problem = (code: string, status: number, more: object = {}) =>
  HttpResponse.json({ type: 'x', title: 'x', status, code, retryable: false, ...more }, { status });

function serve(saved: TravellerView[], allowed?: number[]) {
  calls.server.use(
    http.post(`${CALL}/load`, () => HttpResponse.json({ items: saved, total: saved.length, page: 1, pageSize: 20 })),
    http.post(`${CALL}/view`, () => (saved[0] ? HttpResponse.json(saved[0]) : problem('traveller.not_found', 404))),
    ...(allowed ? portalHandlers({ functionalities: allowed }) : []),
  );
}

const open = (at = '/traveller-information') =>
  renderWithPortal(<TravellersPage />, { module: accountModule, path: '/traveller-information', at });

it("lists the agency's travellers and opens one (T-039)", async () => {
  serve([amina]);
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Rahman, Amina Noor' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Mrs Amina Noor Rahman' })).toBeInTheDocument();
  expect(screen.getByText('BX0123456')).toBeInTheDocument();
});

it('explains the empty list, and loads again after a failure', async () => {
  calls.server.use(http.post(`${CALL}/load`, () => problem('server.error', 500)));
  await open();
  expect(await screen.findByText('The travellers could not be loaded')).toBeInTheDocument();
  serve([]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No travellers yet')).toBeInTheDocument();
});

it('offers adding with 208 and viewing with 209 only (P-261, T-231, T-232)', async () => {
  serve([amina], [210]);
  const { store } = await open();
  await store.dispatch(customerApi.endpoints.getUserContext.initiate());
  expect(await screen.findByText('Rahman, Amina Noor')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Rahman, Amina Noor' })).not.toBeInTheDocument());
  expect(screen.queryByRole('button', { name: 'Add traveller' })).not.toBeInTheDocument();
});

it('fills the form from the lines of a passport, and saves it', async () => {
  const sent: CreateTravellerRequest[] = [];
  serve([amina]);
  calls.server.use(
    http.post(`${CALL}/create`, async ({ request }) => {
      sent.push((await request.json()) as CreateTravellerRequest);
      return HttpResponse.json(amina);
    }),
  );
  await open('/traveller-information?show=new');
  await userEvent.click(await screen.findByLabelText(/^The two lines/));
  await userEvent.paste(MRZ);
  expect(await screen.findByText(/Passport read and verified/)).toBeInTheDocument();
  expect(screen.getByLabelText(/^Given names/)).toHaveValue('Amina Noor');
  await choose('Title', 'Mrs');
  await userEvent.click(screen.getByRole('button', { name: 'Save traveller' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.traveller).toMatchObject({
    title: 'Mrs',
    givenName: 'Amina Noor',
    surname: 'Rahman',
    gender: 'F',
    birthOn: '1988-03-04',
    nationality: 'BD',
    passport: { number: 'BX0123456', issueCountry: 'BD', expiresOn: '2032-01-01' },
  });
  expect(await screen.findByText('Amina Noor Rahman is saved.')).toBeInTheDocument();
});

async function choose(label: string, option: string) {
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(label) }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

it('ignores lines that fail the check', async () => {
  await open('/traveller-information?show=new');
  await userEvent.click(await screen.findByLabelText(/^The two lines/));
  await userEvent.paste(MRZ.replace('880304', '880305'));
  expect(await screen.findByText(/date of birth/)).toBeInTheDocument();
  expect(screen.getByLabelText(/^Given names/)).toHaveValue('');
});

it('shows server errors at their fields, and offers to add a namesake', async () => {
  serve([amina]);
  const { router } = await open('/traveller-information?show=a&edit=1');
  const fault = { pointer: '/traveller/surname', code: 'name.latin', detail: 'Latin letters, please.' };
  calls.server.use(http.post(`${CALL}/update`, () => problem('request.invalid', 422, { errors: [fault] })));
  await userEvent.click(await screen.findByRole('button', { name: 'Save traveller' }));
  await waitFor(() => expect(screen.getByLabelText(/^Surname/)).toHaveAccessibleDescription(/Use Latin letters/));
  const same = { params: { travellerId: 'b', same: 'passport' } };
  calls.server.use(http.post(`${CALL}/update`, () => problem('traveller.duplicate', 409, same)));
  await userEvent.click(screen.getByRole('button', { name: 'Save traveller' }));
  const callout = await screen.findByRole('alert');
  expect(within(callout).queryByRole('button', { name: /another/ })).not.toBeInTheDocument();
  await userEvent.click(within(callout).getByRole('button', { name: 'Open the saved one' }));
  await waitFor(() => expect(router.state.location.search).toBe('?show=b'));
});

it('leaves passport data unchanged for a user who sees it masked', async () => {
  const sent: unknown[] = [];
  serve([
    { ...amina, documentsMasked: true, passport: { number: '•••••••56', issueCountry: 'BD', expiresOn: '2032-01-01' } },
  ]);
  calls.server.use(
    http.post(`${CALL}/update`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(amina);
    }),
  );
  await open('/traveller-information?show=a&edit=1');
  expect(await screen.findByText(/The saved ones stay as they are/)).toBeInTheDocument();
  expect(screen.queryByLabelText('Passport number')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Save traveller' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(JSON.stringify(sent[0])).not.toContain('passport');
});

it('reports an address without a traveller', async () => {
  serve([]);
  await open('/traveller-information?show=b');
  expect(await screen.findByText('Traveller not found')).toBeInTheDocument();
});
