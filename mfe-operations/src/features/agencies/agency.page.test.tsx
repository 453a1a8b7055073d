import { http, HttpResponse, press, testServer } from '@jetway/kit-test';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

import type { AgencyMoneyView, AgencyView } from '../../api/endpoints/agencies';
import type { OperatorRoleName } from '../../api/endpoints/session';
import { operatorHandler, refusal, renderConsole } from '../../testing/render';
import { typedMoney } from './amount.model';

const calls = testServer();
beforeAll(calls.start);
afterEach(calls.reset);
afterAll(calls.stop);

const API = '*/api/operations/v1';
const ID = '0199c0de-0000-7000-8000-000000000001';

const MONEY: AgencyMoneyView = {
  wallet: {
    posted: 'AED 900.00',
    held: 'AED 0.00',
    available: 'AED 1400.00',
    creditLimit: 'AED 500.00',
    creditUsed: 'AED 0.00',
  },
  due: 'AED 70.00',
  overdue: 'AED 0.00',
  isEnforced: false,
  entries: [
    {
      entryNo: 3,
      at: '2026-11-26T08:00:00Z',
      kind: 'deposit',
      reference: 'DP2611000042',
      description: 'Bank deposit DP2611000042',
      credit: 'AED 900.00',
      balance: 'AED 900.00',
    },
  ],
  changes: [],
  aloneUpTo: 'AED 20000.00',
};

const AGENCY: AgencyView = {
  agencyId: ID,
  name: 'Desert Rose Travel',
  standing: 'active',
  joinedAt: '2026-01-05T08:00:00Z',
  profile: {
    email: 'desk@rose.test',
    phone: '+97141234567',
    address: '12 Baniyas Road',
    city: 'Dubai',
    postalCode: '',
    country: 'AE',
    website: '',
    taxNumber: '',
  },
  branches: [],
  staff: [
    {
      userId: 'u1',
      name: 'Amina Rahman',
      email: 'amina@rose.test',
      phone: '+971501234567',
      roles: ['owner'],
      standing: 'active',
    },
  ],
};

function open(agency: AgencyView, roles: OperatorRoleName[]) {
  calls.server.use(
    operatorHandler({ roles, tenants: ['falcon'] }),
    http.post(`${API}/Agency/View`, () => HttpResponse.json(agency)),
  );
  return renderConsole({ at: `/agencies/all/falcon/${ID}` });
}

function keep(operation: string, answer: object, status = 200): Record<string, unknown>[] {
  const sent: Record<string, unknown>[] = [];
  calls.server.use(
    http.post(`${API}/Agency/${operation}`, async ({ request }) => {
      sent.push((await request.json()) as Record<string, unknown>);
      return HttpResponse.json(answer, { status });
    }),
  );
  return sent;
}

it('shows profile, staff, wallet and ledger', async () => {
  open({ ...AGENCY, money: MONEY }, ['support']);
  expect(await screen.findByRole('heading', { name: 'Desert Rose Travel' })).toBeInTheDocument();
  for (const text of ['12 Baniyas Road', 'Amina Rahman', 'Bank deposit DP2611000042', 'The agency has no branches.'])
    expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Orders' })).toHaveAttribute(
    'href',
    '/orders/all?tenant=falcon&agency=desk%40rose.test',
  );
  for (const button of ['Block', 'Set the limit', 'Propose'])
    expect(screen.queryByRole('button', { name: button })).toBeNull();
});

it('blocks with a reason and a confirmation, and says that another operator has decided', async () => {
  open(AGENCY, ['tenantAdmin']);
  const sent = keep('SetStanding', { ...AGENCY, standing: 'blocked' });
  await screen.findByRole('button', { name: 'Block' });
  await press('Block');
  expect(screen.getByText('Write the reason.')).toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'Cheques bounced.');
  await press('Block');
  const asked = await screen.findByRole('alertdialog', { name: 'Block Desert Rose Travel?' });
  expect(sent).toEqual([]);
  await userEvent.click(within(asked).getByRole('button', { name: 'Block' }));
  expect(await screen.findByText('Desert Rose Travel is blocked')).toBeInTheDocument();
  expect(sent).toEqual([{ tenant: 'falcon', agencyId: ID, standing: 'blocked', reason: 'Cheques bounced.' }]);

  calls.server.use(http.post(`${API}/Agency/SetStanding`, () => refusal(409, 'agency.wrong_state')));
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'Again.');
  await press('Block');
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Block' }));
  expect(await screen.findByText('Changed by someone else')).toBeInTheDocument();
});

it('shows who blocked it and why, and lets it buy again', async () => {
  const blocked = { by: 'Sami Noor', at: '2026-11-26T08:00:00Z', reason: 'Cheques bounced.' };
  open({ ...AGENCY, standing: 'blocked', blocked }, ['tenantAdmin']);
  expect(await screen.findByText(/Cheques bounced\./)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Unblock' })).toBeInTheDocument();
});

it('sets a limit, and says when it waits for another operator', async () => {
  open({ ...AGENCY, money: MONEY }, ['finance']);
  const change = { changeRef: 'WCH2611000001' };
  const sent = keep('SetCreditLimit', { agencyId: ID, wallet: MONEY.wallet, waits: change });
  await userEvent.type(await screen.findByRole('textbox', { name: 'New limit' }), '25,000');
  await press('Set the limit');
  expect(screen.getByText('Write the reason.')).toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason for the limit' }), 'Guarantee 4711');
  await press('Set the limit');
  expect(await screen.findByText('WCH2611000001 waits for another person')).toBeInTheDocument();
  expect(sent).toEqual([{ tenant: 'falcon', agencyId: ID, limit: 'AED 25000.00', reason: 'Guarantee 4711' }]);
});

it('proposes an adjustment once, however often it is pressed without an answer', async () => {
  open({ ...AGENCY, money: MONEY }, ['finance']);
  const failed = keep('ProposeAdjustment', {}, 503);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Amount' }), '-250');
  await userEvent.type(screen.getByRole('textbox', { name: 'Note for the approver' }), 'Entry 12 twice');
  await press('Propose');
  expect(await screen.findByRole('button', { name: 'Propose' })).toBeEnabled();
  const sent = keep('ProposeAdjustment', { changeRef: 'WCH2611000002' });
  await press('Propose');
  expect(await screen.findByText('WCH2611000002 waits for another person')).toBeInTheDocument();
  expect(sent[0]).toMatchObject({ amount: 'AED -250.00', cause: 'correction', note: 'Entry 12 twice' });
  expect(sent[0]?.['changeId']).toBe(failed[0]?.['changeId']);
});

it('reads amounts as they are typed', () => {
  const read = (text: string, isSigned = true) => typedMoney(text, 'AED 1.00', isSigned);
  expect(['5', '1,250.5', '-0', '−3.20', '007'].map((text) => read(text))).toEqual([
    'AED 5.00',
    'AED 1250.50',
    'AED 0.00',
    'AED -3.20',
    'AED 7.00',
  ]);
  expect(['', '12,50', '1.234', 'USD 5', '1e3'].map((text) => read(text))).toEqual(Array(5).fill(undefined));
  expect([read('-5', false), typedMoney('5', 'JPY 1', false)]).toEqual([undefined, 'JPY 5']);
});
