import { http, HttpResponse, press, testServer } from '@jetway/kit-test';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';

import type { HolidayPackagePage, HolidayPackageRow, HolidayPackageSearch } from '../../api/endpoints/holidays';
import type { OperatorRoleName } from '../../api/endpoints/session';
import { CALLS, operatorHandler, refusal, renderConsole } from '../../testing/render';
import { FORM, PAGE } from './edit/package.example';
import { packagesIn } from './import/package.file';
import { filtersFrom, queryOf } from './packages.model';

const calls = testServer();
beforeAll(calls.start);
afterEach(calls.reset);
afterAll(calls.stop);

const ROW: HolidayPackageRow = {
  tenant: 'kestrel',
  packageId: 'package-1',
  title: 'Istanbul in a day',
  city: 'Istanbul',
  type: 'group',
  days: 1,
  nights: 0,
  state: 'draft',
  priceFrom: 'AED 400.00',
  validUntil: '2027-03-31',
  departures: 1,
  changedAt: '2026-11-26T08:00:00Z',
};

const EDITOR = '/packages/all/kestrel/package-1';
/** What the editor is answered next. */
let present = PAGE;
let lists: HolidayPackageSearch[] = [];

beforeEach(() => {
  present = PAGE;
  lists = [];
  calls.server.use(
    http.post(`${CALLS}/Holidays/GetPackages`, async ({ request }) => {
      lists.push((await request.json()) as HolidayPackageSearch);
      return HttpResponse.json({
        items: [ROW],
        cities: [
          { cityId: 'ank', name: 'Ankara, Türkiye' },
          { cityId: 'ist', name: 'Istanbul, Türkiye' },
        ],
      });
    }),
    http.post(`${CALLS}/Holidays/GetPackage`, () => HttpResponse.json(present)),
  );
});

function at(address: string, roles: OperatorRoleName[] = ['holidays'], tenants = ['kestrel']) {
  calls.server.use(operatorHandler({ roles, tenants }));
  return renderConsole({ at: address });
}

/** Keeps what is sent to a call, which answers and leaves the package as given. */
function keep(name: string, answer: HolidayPackagePage): unknown[] {
  const sent: unknown[] = [];
  calls.server.use(
    http.post(`${CALLS}/Holidays/${name}`, async ({ request }) => {
      sent.push(await request.json());
      present = answer;
      return HttpResponse.json(answer);
    }),
  );
  return sent;
}

const title = () => screen.findByRole('textbox', { name: 'Title (English)' });

it('lists packages, and keeps its filters in the address', async () => {
  const { router } = at('/packages?state=draft');
  expect(await screen.findByRole('link', { name: 'Istanbul in a day' })).toHaveAttribute('href', EDITOR);
  expect(lists).toEqual([{ state: 'draft' }]);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Package' }), 'Istanbul{Enter}');
  await waitFor(() => expect(lists.at(-1)).toEqual({ state: 'draft', search: 'Istanbul' }));
  expect(router.state.location.search).toBe('?search=Istanbul&state=draft');
  await userEvent.type(await screen.findByRole('combobox', { name: 'City' }), 'ista');
  await userEvent.click(await screen.findByRole('option', { name: 'Istanbul, Türkiye' }));
  await waitFor(() => expect(lists.at(-1)).toEqual({ state: 'draft', search: 'Istanbul', cityId: 'ist' }));
});

it('ignores filters that cannot be', () => {
  expect(queryOf(filtersFrom(new URLSearchParams('state=x&type=y&tenant=z'), ['kestrel'])).toString()).toBe('');
});

it('shows what is typed in the preview at once, in the language agencies read', async () => {
  at(EDITOR);
  const typed = await title();
  await userEvent.clear(typed);
  await userEvent.type(typed, 'Two continents');
  const preview = within(screen.getByRole('region', { name: 'Preview' }));
  expect(preview.getByRole('heading', { name: 'Two continents' })).toBeInTheDocument();
  await userEvent.click(await preview.findByRole('radio', { name: 'Arabic' }));
  expect(preview.getByRole('heading', { name: 'إسطنبول في يوم' })).toBeInTheDocument();
  expect(preview.getByText('Two continents on foot.')).toBeInTheDocument();
});

it('saves with the version that was read, and publishes only what is saved', async () => {
  const saved = keep('SavePackage', { ...PAGE, version: 3, package: { ...FORM, title: { en: 'Two', ar: '' } } });
  at(EDITOR);
  await userEvent.type(await title(), '!');
  expect(screen.getByRole('button', { name: 'Publish' })).toBeDisabled();
  await press('Save changes');
  expect(await screen.findByText('The package was saved')).toBeInTheDocument();
  expect(saved).toEqual([
    {
      tenant: 'kestrel',
      packageId: 'package-1',
      version: 2,
      package: { ...FORM, title: { en: 'Istanbul in a day!', ar: 'إسطنبول في يوم' } },
    },
  ]);
  const published = keep('PublishPackage', { ...present, version: 4, state: 'published' });
  await press('Publish');
  expect(await screen.findByText('Agencies can see the package now')).toBeInTheDocument();
  expect(published).toEqual([{ tenant: 'kestrel', packageId: 'package-1', version: 3 }]);
  const withdrawn = keep('WithdrawPackage', { ...present, version: 5, state: 'withdrawn' });
  await press('Withdraw');
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText('Agencies no longer see the package')).toBeInTheDocument();
  expect(withdrawn).toEqual([{ tenant: 'kestrel', packageId: 'package-1', version: 4 }]);
});

it('leads to the first field that cannot be, and shows the faults of the server at their fields', async () => {
  at(EDITOR);
  const typed = await title();
  await userEvent.clear(typed);
  await press('Save changes');
  await waitFor(() => expect(typed).toHaveFocus());
  expect(typed).toHaveAccessibleDescription('Write the English text.');
  await userEvent.type(typed, 'Istanbul');
  const errors = [
    { pointer: '/package/highlights/0/en', code: 'text.length', detail: 'It is too long.' },
    { pointer: '/package/minPax', code: 'number.range', detail: 'At most 50.' },
  ];
  calls.server.use(http.post(`${CALLS}/Holidays/SavePackage`, () => refusal(400, 'request.invalid', { errors })));
  await press('Save changes');
  const fewest = screen.getByRole('textbox', { name: 'Fewest travellers' });
  await waitFor(() => expect(fewest).toHaveFocus());
  expect(fewest).toHaveAccessibleDescription(/At most 50/);
  expect(screen.getByText('Line 1: It is too long.')).toBeInTheDocument();
});

it('keeps what was typed when another operator was first, and says what they changed', async () => {
  const sent: { version: number }[] = [];
  calls.server.use(
    http.post(`${CALLS}/Holidays/SavePackage`, async ({ request }) => {
      sent.push((await request.json()) as { version: number });
      present = { ...PAGE, version: 3, changedBy: 'Salma Aziz', package: { ...FORM, minPax: 4 } };
      return sent.length === 1 ? refusal(409, 'record.changed') : HttpResponse.json({ ...present, version: 4 });
    }),
  );
  at(EDITOR);
  await userEvent.type(await title(), '!');
  await press('Save changes');
  expect(await screen.findByText('Salma Aziz has changed the package')).toBeInTheDocument();
  expect(screen.getByText(/Changed: fewest travellers\./)).toBeInTheDocument();
  expect(await title()).toHaveValue('Istanbul in a day!');
  await press('Keep what I typed');
  await press('Save changes');
  expect(await screen.findByText('The package was saved')).toBeInTheDocument();
  expect(sent.map(({ version }) => version)).toEqual([2, 3]);
});

it('asks a new package for its city', async () => {
  at('/packages/new');
  const city = await screen.findByRole('combobox', { name: 'City' });
  await press('Save as draft');
  await waitFor(() => expect(city).toHaveFocus());
  expect(city).toHaveAccessibleDescription('Choose a city.');
  await userEvent.type(city, 'ista');
  await userEvent.click(await screen.findByRole('option', { name: 'Istanbul, Türkiye' }));
  await waitFor(() => expect(city).toHaveValue('Istanbul, Türkiye'));
});

it('adds and removes days, and asks for a cancellation policy', async () => {
  at(EDITOR);
  await press('Add day');
  expect(screen.getByRole('textbox', { name: 'Day 2: title (English)' })).toBeInTheDocument();
  await press('Remove day 2');
  expect(screen.queryByRole('textbox', { name: 'Day 2: title (English)' })).not.toBeInTheDocument();
  expect(screen.getByText('Seats that orders have: 2027-01-10: 4.')).toBeInTheDocument();
  await press('Remove rule 1');
  await press('Save changes');
  expect(await screen.findByText('Write what cancelling costs, if only 0 percent.')).toBeInTheDocument();
});

it('is only read by auditors', async () => {
  at(EDITOR, ['auditor']);
  expect(await screen.findByRole('region', { name: 'Preview' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Publish' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Save changes' })).not.toBeInTheDocument();
});

it('checks a file before it is imported, and names faults by package and field', async () => {
  const sent: { dryRun: boolean }[] = [];
  const problem = { index: 0, field: '/priceBands/0/from', text: 'is too early' };
  calls.server.use(
    http.post(`${CALLS}/Holidays/ImportPackages`, async ({ request }) => {
      sent.push((await request.json()) as { dryRun: boolean });
      const problems = sent.length === 1 ? [problem] : [];
      return HttpResponse.json({ created: 1, changed: 0, unchanged: 0, problems });
    }),
  );
  at('/packages/import');
  const packages = [{ packageId: 'package-1', state: 'draft', package: FORM }];
  const content = JSON.stringify({ packages });
  const file = new File([content], 'packages.json', { type: 'application/json' });
  // The DOM of tests does not read files.
  Object.assign(file, { text: () => Promise.resolve(content) });
  await screen.findByText('JSON file');
  const input = () => document.querySelector<HTMLInputElement>('input[type=file]') ?? document.createElement('input');
  await waitFor(() => expect(input().isConnected).toBe(true));
  await userEvent.upload(input(), file);
  expect(await screen.findByText('1 package was read.')).toBeInTheDocument();
  await press('Check');
  const row = (await screen.findByText('/priceBands/0/from')).closest('tr') ?? document.body;
  expect(within(row).getByText('1: Istanbul in a day')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Import' })).toBeDisabled();
  await press('Check');
  expect(await screen.findByText('The packages can be imported')).toBeInTheDocument();
  await press('Import');
  expect(await screen.findByText('The packages were imported')).toBeInTheDocument();
  expect(sent.map(({ dryRun }) => dryRun)).toEqual([true, true, false]);
});

it.each([
  ['{', 'The file is not JSON.'],
  ['{"packages": []}', 'The file has no packages.'],
  ['[{"package": {}}, {}]', 'Package 2 of the file has no content.'],
])('says why a file cannot be read: %s', (text, fault) => {
  expect(packagesIn(text)).toEqual({ fault: expect.stringContaining(fault) as string });
});

it('saves every package of a tenant as a file', async () => {
  const saved: string[] = [];
  URL.createObjectURL = () => 'blob:packages';
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = function click() {
    saved.push(this.download);
  };
  calls.server.use(
    http.post(`${CALLS}/Holidays/ExportPackages`, () =>
      HttpResponse.json({ packages: [{ state: 'draft', package: FORM }] }),
    ),
  );
  at('/packages/import');
  await press('Export the packages');
  await waitFor(() => expect(saved).toEqual(['packages-kestrel.json']));
});
