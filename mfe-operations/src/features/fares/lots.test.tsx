import { http, HttpResponse, press, testServer } from '@jetway/kit-test';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';

import type { FareLotRow, LotImportView } from '../../api/endpoints/fares';
import type { OperatorRoleName } from '../../api/endpoints/session';
import { LOT_FORM as FORM, LOT_PAGE as PAGE } from '../../testing/fare-lots';
import { CALLS, operatorHandler, refusal, renderConsole } from '../../testing/render';
import { monthFrom } from './calendar.page';
import { draftOf, formOf } from './lot.draft';

const calls = testServer();
beforeAll(calls.start);
afterEach(calls.reset);
afterAll(calls.stop);

/** Longer than a few polls. */
const WAIT = { timeout: 10_000 };

const ROW: FareLotRow = {
  tenant: 'kestrel',
  lotId: 'lot-1',
  version: 3,
  kind: 'umrah',
  state: 'draft',
  title: 'Umrah from Dubai',
  airline: 'SV',
  origin: 'DXB',
  destination: 'JED',
  departureDate: '2027-01-10',
  returnDate: '2027-01-20',
  seatsTotal: 40,
  seatsHeld: 10,
  seatsSold: 5,
  seatsFree: 25,
  adultAmount: 'AED 1800.00',
  namesBy: '2026-12-20T14:00:00Z',
  ticketingBy: '2027-01-03T14:00:00Z',
};

const IMPORT: LotImportView = {
  importId: 'import-1',
  lots: 1,
  madeBy: 'Nadia Rahman',
  madeAt: '2026-11-26T08:00:00Z',
};

/** Opens an address; what a test serves itself is served instead. */
function at(address: string, roles: OperatorRoleName[] = ['ticketing'], tenants = ['kestrel']) {
  calls.server.use(operatorHandler({ roles, tenants }));
  return renderConsole({ at: address });
}

beforeEach(() => {
  calls.server.use(
    http.post(`${CALLS}/Fares/GetLots`, () => HttpResponse.json({ items: [ROW] })),
    http.post(`${CALLS}/Fares/GetLot`, () => HttpResponse.json(PAGE)),
    http.post(`${CALLS}/Fares/GetLotGroups`, () =>
      HttpResponse.json({ items: [], counts: {}, seatsHeld: 0, seatsSold: 0 }),
    ),
    http.post(`${CALLS}/Fares/GetImports`, () => HttpResponse.json({ items: [], template: '' })),
  );
});

/** Keeps what is sent to a call. */
function keep(operation: string, answer: object): Record<string, unknown>[] {
  const sent: Record<string, unknown>[] = [];
  calls.server.use(
    http.post(`${CALLS}/Fares/${operation}`, async ({ request }) => {
      sent.push((await request.json()) as Record<string, unknown>);
      return HttpResponse.json(answer);
    }),
  );
  return sent;
}

it('lists lots with their seats, and copies chosen ones to other days', async () => {
  at('/fares');
  const row = (await screen.findByRole('link', { name: 'Umrah from Dubai' })).closest('tr') ?? document.body;
  expect(within(row).getByText('25 of 40')).toBeInTheDocument();
  expect(within(row).getByText('10 held, 5 sold')).toBeInTheDocument();
  const copies = keep('CopySeason', { lots: 1 });
  await userEvent.click(await within(row).findByRole('checkbox', { name: 'Copy Umrah from Dubai' }));
  const days = screen.getByRole('textbox', { name: 'Days to move' });
  await userEvent.clear(days);
  await userEvent.type(days, '364');
  await press('Copy');
  expect(await screen.findByText('1 lot was copied as a draft')).toBeInTheDocument();
  expect(copies).toEqual([{ tenant: 'kestrel', lotIds: ['lot-1'], shiftDays: 364 }]);
});

it('is read by support, who change nothing', async () => {
  at('/fares/lots/kestrel/lot-1', ['support']);
  expect(await screen.findByRole('heading', { name: 'Umrah from Dubai' })).toBeInTheDocument();
  for (const button of ['Put on sale', 'Change seats', 'Save changes'])
    expect(screen.queryByRole('button', { name: button })).toBeNull();
  expect(screen.queryByText('Add an agency')).toBeNull();
});

it('puts a lot on sale, and changes its seats with a reason', async () => {
  at('/fares/lots/kestrel/lot-1');
  const states = keep('SetState', { ...PAGE, version: 4, state: 'onSale' });
  await press('Put on sale');
  expect(await screen.findByText('Agencies can buy from the lot now')).toBeInTheDocument();
  expect(states).toEqual([{ tenant: 'kestrel', lotId: 'lot-1', version: 3, state: 'onSale' }]);

  const seats = keep('ChangeSeats', { ...PAGE, version: 5, seatsTotal: 35 });
  await press('Change seats');
  expect(await screen.findByText('Write a number of seats, such as 10 or -5.')).toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox', { name: 'Seats to add or return' }), '−৫');
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'Returned to the airline');
  await press('Change seats');
  expect(await screen.findByText('The lot has 35 seats')).toBeInTheDocument();
  expect(seats).toMatchObject([{ delta: -5, reason: 'Returned to the airline' }]);
});

it('saves what was changed, and shows each fault at its field', async () => {
  at('/fares/lots/kestrel/lot-1');
  const price = await screen.findByRole('textbox', { name: 'Adult: customer price' });
  await userEvent.clear(price);
  await userEvent.type(price, '12,50');
  const saved = keep('SaveLot', { ...PAGE, version: 4 });
  await press('Save changes');
  expect(await screen.findByText('Write an amount, such as 1250.00.')).toBeInTheDocument();
  expect(saved).toEqual([]);

  await userEvent.clear(price);
  await userEvent.type(price, '1900');
  await press('Save changes');
  expect(await screen.findByText('The lot was saved')).toBeInTheDocument();
  expect(saved).toMatchObject([
    { tenant: 'kestrel', lotId: 'lot-1', version: 3, lot: { ...FORM, prices: { adult: { customer: '1900' } } } },
  ]);

  calls.server.use(
    http.post(`${CALLS}/Fares/SaveLot`, () =>
      refusal(422, 'request.invalid', { errors: [{ pointer: '/lot/airline', detail: 'No airline has this code.' }] }),
    ),
  );
  await press('Save changes');
  expect((await screen.findAllByText('No airline has this code.')).length).toBeGreaterThan(1);
});

it('starts again from another version of the lot, without what was wrong before', async () => {
  at('/fares/lots/kestrel/lot-1');
  await userEvent.clear(await screen.findByRole('textbox', { name: 'Adult: customer price' }));
  await press('Save changes');
  expect(await screen.findByText('Check these fields:')).toBeInTheDocument();
  keep('SetState', { ...PAGE, version: 4, state: 'onSale' });
  keep('GetLot', { ...PAGE, version: 4, state: 'onSale' });
  await press('Put on sale');
  await waitFor(() => expect(screen.queryByText('Check these fields:')).toBeNull());
  expect(screen.getByRole('textbox', { name: 'Adult: customer price' })).not.toHaveValue('');
});

it('is sold to agencies that are found by name, and to all when none is chosen', async () => {
  const [rose, oasis] = [
    { agencyId: 'agency-1', name: 'Desert Rose Travel' },
    { agencyId: 'agency-2', name: 'Oasis Holidays' },
  ];
  keep('GetLot', { ...PAGE, agencies: [rose] });
  const searches = keep('FindAgencies', { items: [rose, oasis] });
  at('/fares/lots/kestrel/lot-1');
  await userEvent.type(await screen.findByRole('combobox', { name: 'Add an agency' }), 'o');
  expect(screen.queryByRole('option', { name: 'Desert Rose Travel' })).toBeNull();
  await userEvent.click(await screen.findByRole('option', { name: 'Oasis Holidays' }));
  const chosen = screen.getByRole('list', { name: 'Agencies that see the lot' });
  expect(within(chosen).getAllByRole('listitem')).toHaveLength(2);
  expect(searches).toEqual([{ tenant: 'kestrel', search: 'o' }]);
  await press('Remove Desert Rose Travel');
  const saved = keep('SaveLot', { ...PAGE, version: 4 });
  await press('Save changes');
  await expect.poll(() => saved).toMatchObject([{ lot: { agencies: ['agency-2'] } }]);

  await press('Remove Oasis Holidays');
  expect(screen.getByText('Every agency of the tenant sees the lot.')).toBeInTheDocument();
  await press('Save changes');
  await expect.poll(() => saved).toHaveLength(2);
  expect(saved[1]).not.toHaveProperty('lot.agencies');
});

it('imports lots once every line is right, and takes an import back', async () => {
  at('/fares/import');
  await userEvent.click(await screen.findByRole('button', { name: 'Show an example' }));
  expect(screen.getByRole('button', { name: 'Import' })).toBeDisabled();
  keep('ImportLots', { lots: 0, kept: [], problems: [{ line: 2, field: 'adult', text: 'This is no amount.' }] });
  await press('Check');
  const faults = await screen.findByRole('table', { name: 'Faults by line' });
  expect(within(faults).getByText('This is no amount.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Import' })).toBeDisabled();

  keep('ImportLots', { lots: 1, kept: [], problems: [] });
  await press('Check');
  expect(await screen.findByText('1 lot can be imported')).toBeInTheDocument();
  const sent = keep('ImportLots', { importId: 'import-1', lots: 1, kept: [], problems: [] });
  await press('Import');
  expect(await screen.findByText('1 lot was imported')).toBeInTheDocument();
  expect(sent).toMatchObject([{ tenant: 'kestrel', dryRun: false }]);

  calls.server.use(
    http.post(`${CALLS}/Fares/ImportLots`, () =>
      refusal(409, 'fares.already_imported', { params: { madeBy: 'Nadia Rahman', madeAt: '2026-11-26T08:00:00Z' } }),
    ),
  );
  await press('Check');
  expect(await screen.findByText('This file is imported already')).toBeInTheDocument();
  expect(screen.getByText(/Nadia Rahman imported it on 2026-11-26 08:00 UTC/)).toBeInTheDocument();

  calls.server.use(
    http.post(`${CALLS}/Fares/ImportLots`, () =>
      refusal(422, 'request.invalid', { errors: [{ pointer: '/csv', detail: 'At most 5,000 lots.' }] }),
    ),
  );
  await press('Check');
  const lines = screen.getByRole('textbox', { name: 'Or paste the lines' });
  await waitFor(() => expect(lines).toHaveFocus());
  expect(lines).toHaveAccessibleDescription('At most 5,000 lots.');
});

it('names the lines that are lots already, and imports none of them again', async () => {
  at('/fares/import');
  await userEvent.click(await screen.findByRole('button', { name: 'Show an example' }));
  const kept = [{ line: 3, lotId: 'lot-9', title: 'Umrah in March', state: 'withdrawn' }];
  keep('ImportLots', { lots: 1, kept, problems: [] });
  await press('Check');
  expect(await screen.findByText('1 line is already a lot')).toBeInTheDocument();
  const lines = within(screen.getByRole('table', { name: 'Lots that are there already' }));
  expect(lines.getByText('3')).toBeInTheDocument();
  expect(lines.getByText('Withdrawn')).toBeInTheDocument();
  expect(lines.getByRole('link', { name: 'Umrah in March' })).toHaveAttribute('href', '/fares/lots/kestrel/lot-9');
  keep('ImportLots', { lots: 0, kept, problems: [] });
  await press('Import');
  expect(await screen.findByText('No lots were imported: all of them exist already')).toBeInTheDocument();
});

it('lists the last imports, and undoes one', async () => {
  const undoneOne = { ...IMPORT, importId: 'import-0', undoneBy: 'Sami', undoneAt: IMPORT.madeAt };
  keep('GetImports', { items: [IMPORT, undoneOne], template: '' });
  at('/fares/import');
  const undone = keep('UndoImport', { lots: 1, kept: 0 });
  const buttons = await screen.findAllByRole('button', { name: /^Undo the import of/ });
  expect(buttons).toHaveLength(1);
  await userEvent.click(buttons[0] as HTMLElement);
  await expect.poll(() => undone).toEqual([{ tenant: 'kestrel', importId: 'import-1' }]);
});

it('shows how many lots of an import are stored until it has ended', async () => {
  let state: LotImportView = { ...IMPORT, lots: 5000, loaded: 1250 };
  calls.server.use(http.post(`${CALLS}/Fares/GetImports`, () => HttpResponse.json({ items: [state], template: '' })));
  at('/fares/import');
  const progress = await screen.findByRole('progressbar', { name: '1250 of 5000 stored' });
  expect(progress).toHaveAttribute('aria-valuenow', '25');
  expect(screen.getByRole('button', { name: /^Undo the import of/ })).toBeEnabled();
  state = { ...state, loaded: 3750 };
  expect(await screen.findByRole('progressbar', { name: '3750 of 5000 stored' }, WAIT)).toBeInTheDocument();
  state = { ...IMPORT, lots: 5000 };
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull(), WAIT);
  expect(screen.getByRole('cell', { name: '5000' })).toBeInTheDocument();
});

it('forgets what was typed for one tenant when another one is chosen', async () => {
  at('/fares/import', ['ticketing'], ['kestrel', 'falcon']);
  await userEvent.click(await screen.findByRole('button', { name: 'Show an example' }));
  expect(await screen.findByRole('textbox', { name: 'Or paste the lines' })).not.toHaveValue('');
  await userEvent.click(await screen.findByRole('button', { name: /Tenant/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'falcon' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Or paste the lines' })).toHaveValue(''));
});

it('copies the lots of each tenant with a form of its own', async () => {
  calls.server.use(
    http.post(`${CALLS}/Fares/GetLots`, () =>
      HttpResponse.json({ items: [ROW, { ...ROW, tenant: 'falcon', lotId: 'lot-2', title: 'Umrah from Sharjah' }] }),
    ),
  );
  at('/fares', ['ticketing'], ['kestrel', 'falcon']);
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Copy Umrah from Dubai' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Copy Umrah from Sharjah' }));
  expect(await screen.findByText('1 lot of kestrel chosen')).toBeInTheDocument();
  const copies = keep('CopySeason', { lots: 1 });
  const [copy] = screen.getAllByRole('button', { name: 'Copy' });
  await userEvent.click(copy as HTMLElement);
  await expect.poll(() => screen.queryByText('1 lot of kestrel chosen')).toBeNull();
  expect(screen.getByText('1 lot of falcon chosen')).toBeInTheDocument();
  expect(copies).toMatchObject([{ tenant: 'kestrel', lotIds: ['lot-1'] }]);
});

it('finds percents and passengers that cannot be before anything is sent', () => {
  const typed = draftOf(FORM, 40);
  const { faults, lot } = formOf({
    ...typed,
    deposit: '0',
    cancelPenaltyPercent: '101',
    keepDepositPercent: '100',
    maxPassengers: '501',
  });
  expect(lot).toBeUndefined();
  expect(faults).toEqual({
    '/lot/deposit/percent': 'Write a number from 1 to 100.',
    '/lot/cancelPenaltyPercent': 'Write a number from 0 to 100.',
    '/lot/maxPassengers': 'At most 500 passengers.',
  });
  expect(formOf({ ...typed, maxPassengers: '9' }).faults).toEqual({
    '/lot/maxPassengers': 'Not fewer than the fewest passengers.',
  });
});

it('shows the seats of a month by day', async () => {
  calls.server.use(
    http.post(`${CALLS}/Fares/GetCalendar`, () =>
      HttpResponse.json({
        days: [{ date: '2027-01-10', lots: 2, seatsTotal: 80, seatsHeld: 12, seatsSold: 8, seatsFree: 60 }],
      }),
    ),
  );
  at('/fares/calendar?month=2027-01');
  const table = await screen.findByRole('table', { name: 'Seats by day' });
  expect(within(table).getByText('60')).toBeInTheDocument();
  expect(monthFrom('2027-01', -1)).toBe('2026-12');
  expect(monthFrom('2026-12', 1)).toBe('2027-01');
});
