import { http, HttpResponse, press, testServer } from '@jetway/kit-test';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

import type { DepositCase, DepositStepRequest } from '../../api/endpoints/deposits';
import { operatorHandler, renderConsole } from '../../testing/render';

const calls = testServer();
beforeAll(calls.start);
afterEach(calls.reset);
afterAll(calls.stop);

const API = '*/api/operations/v1';

const DEPOSIT: DepositCase = {
  depositRef: 'DP2611000042',
  method: 'bankDeposit',
  status: 'underReview',
  agency: 'Desert Rose Travel',
  createdBy: 'Amina Rahman',
  createdAt: '2026-11-26T08:00:00Z',
  paidOn: '2026-11-25',
  amount: 'AED 500.00',
  fee: 'AED 2.00',
  credit: 'AED 498.00',
  account: 'Bank',
  paidInto: 'Gulf Bank, 0011223344',
  particulars: {
    kind: 'bankDeposit',
    ownerBankAccountId: 'gulf-main',
    slipNo: 'SLIP7788',
    branch: '',
    depositorName: 'Karim',
  },
  remark: '',
  slips: [],
  maker: { by: 'Hana Aziz', at: '2026-11-26T09:00:00Z', note: 'Line 14 of the statement' },
  steps: ['approve', 'reject', 'ask'],
  history: [{ at: '2026-11-26T08:00:00Z', by: 'Amina Rahman', status: 'submitted', note: '' }],
};

/** Serves the states of the deposit in turn, the last one repeatedly. */
function serve(...states: DepositCase[]) {
  let asked = 0;
  calls.server.use(
    http.get(`${API}/Queue/Load`, () => HttpResponse.json({ items: [] })),
    http.post(`${API}/Deposit/View`, () => HttpResponse.json(states[Math.min(asked++, states.length - 1)])),
  );
}

function keep(answer: object, status = 200): DepositStepRequest[] {
  const sent: DepositStepRequest[] = [];
  calls.server.use(
    http.post(`${API}/Deposit/Decide`, async ({ request }) => {
      sent.push((await request.json()) as DepositStepRequest);
      return HttpResponse.json(answer, { status });
    }),
  );
  return sent;
}

const open = (name = 'Omar Farouk') => {
  calls.server.use(operatorHandler({ name, roles: ['finance'], tenants: ['falcon'] }));
  return renderConsole({ at: '/deposits/falcon/DP2611000042' });
};

it('approves after a note and a confirmation', async () => {
  serve(DEPOSIT, { ...DEPOSIT, status: 'approved', steps: [] });
  const sent = keep({ ...DEPOSIT, status: 'approved', steps: [] });
  open();
  expect(await screen.findByText('SLIP7788')).toBeInTheDocument();
  expect(screen.getByText('Gulf Bank, 0011223344')).toBeInTheDocument();
  expect(screen.queryByText('gulf-main')).not.toBeInTheDocument();
  await press('Approve and credit');
  expect(screen.getByText('Write how you know.')).toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'Seen on the statement');
  await press('Approve and credit');
  const asked = await screen.findByRole('alertdialog', { name: 'Credit AED 498.00?' });
  expect(sent).toEqual([]);
  await userEvent.click(within(asked).getByRole('button', { name: 'Approve and credit' }));
  expect(await screen.findByText('Approved')).toBeInTheDocument();
  expect(sent).toEqual([
    { tenant: 'falcon', depositRef: 'DP2611000042', step: 'approve', note: 'Seen on the statement' },
  ]);
  expect(screen.queryByRole('button', { name: 'Refuse' })).toBeNull();
});

it('explains to the operator who reviewed it why they cannot approve it', async () => {
  serve({ ...DEPOSIT, steps: ['reject', 'ask'] });
  open('hana aziz');
  expect(await screen.findByText('Another person has to approve it')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Approve and credit' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Refuse' })).toBeInTheDocument();
});

it('shows the present state when another operator has decided meanwhile', async () => {
  serve(
    { ...DEPOSIT, status: 'submitted', maker: undefined, steps: ['review', 'reject', 'ask'] },
    { ...DEPOSIT, status: 'rejected', steps: [] },
  );
  keep({ type: 'about:blank', title: 'Wrong state', status: 409, code: 'deposit.wrong_state', retryable: false }, 409);
  open();
  await userEvent.type(await screen.findByRole('textbox', { name: 'Note' }), 'Line 14');
  await press('I found the money');
  // The form shows the reason until the current state, which has none, has loaded.
  await waitFor(() => expect(screen.getByText('Refused', { selector: '[role="status"] *' })).toBeInTheDocument());
  expect(await screen.findByText('Changed by someone else')).toBeInTheDocument();
});

it('shows the slip as a picture', async () => {
  serve({ ...DEPOSIT, slips: ['slip.png'] });
  calls.server.use(
    http.get(
      `${API}/Deposit/GetSlip`,
      () => new HttpResponse(new Uint8Array([1]), { headers: { 'content-type': 'image/png' } }),
    ),
  );
  open();
  expect(await screen.findByRole('img', { name: 'slip.png' })).toBeInTheDocument();
  const save = screen.getByRole('link', { name: 'Save slip.png' });
  expect(save).toHaveAttribute('download', 'slip.png');
  expect(save).toHaveAttribute('href', expect.stringMatching(/^blob:/));
});

it('says that there is no such deposit, or that the tenant is not theirs', async () => {
  serve(DEPOSIT);
  const refuse = (status: number, code: string) =>
    calls.server.use(
      http.post(`${API}/Deposit/View`, () =>
        HttpResponse.json({ type: 'about:blank', title: 'No', status, code, retryable: false }, { status }),
      ),
    );
  refuse(404, 'record.not_found');
  const { unmount } = open();
  expect(await screen.findByText('There is no such deposit')).toBeInTheDocument();
  unmount();
  refuse(403, 'access.denied');
  open();
  expect(await screen.findByText('You may not do this')).toBeInTheDocument();
});
