import { FILE_LIMIT } from '@jetway/kit-ui';
import { v } from '@jetway/kit-ui/forms';
import { describe, expect, it } from 'vitest';

import type { OfflineMethod } from '../../model/methods';
import type { OfflineValues } from './offline.schema';
import { daysOf, EMPTY, offlineSchema } from './offline.schema';

const TODAY = '2026-11-26';
const slip = (size = 3, type = 'image/png') => new File([new Uint8Array(size)], 'slip', { type });
const RIGHT: OfflineValues = {
  ...EMPTY,
  amount: '500',
  ownerBankAccountId: 'gulf-main',
  paidOn: TODAY,
  reference: 'FT2026001',
  senderBank: 'Gulf Bank',
  channel: 'UAEFTS',
  slip: slip(),
};

/** The faults of some values, by field. */
function faults(method: OfflineMethod, replace: Partial<OfflineValues>): Record<string, string> {
  const schema = offlineSchema((fault) => fault, {
    method,
    limits: { min: 'AED 10.00', max: 'AED 50000.00' },
    today: TODAY,
  });
  const { issues = [] } = v.safeParse(schema, { ...RIGHT, ...replace });
  return Object.fromEntries([...issues].reverse().map((issue) => [String(issue.path?.[0]?.key), issue.message]));
}

it.each(['bankDeposit', 'bankTransfer', 'cheque'] as const)('takes a complete %s', (method) => {
  expect(faults(method, {})).toEqual({});
});

describe('refuses', () => {
  it.each([
    ['bankDeposit', { amount: '' }, { amount: 'amount.missing' }],
    ['bankDeposit', { amount: '0' }, { amount: 'amount.zero' }],
    ['bankDeposit', { amount: '10.001' }, { amount: 'amount.notMoney' }],
    ['bankDeposit', { amount: '50000.01' }, { amount: 'amount.tooLarge' }],
    ['bankDeposit', { reference: 'A1' }, { reference: 'reference.bankDeposit' }],
    ['bankTransfer', { reference: 'FT 2026/1' }, { reference: 'reference.bankTransfer' }],
    ['bankDeposit', { paidOn: '2026-11-27' }, { paidOn: 'paidOn.bankDeposit' }],
    ['bankTransfer', { paidOn: '2026-11-10' }, { paidOn: 'paidOn.bankTransfer' }],
    ['cheque', { paidOn: '2027-05-26' }, { paidOn: 'paidOn.cheque' }],
    ['cheque', { paidOn: '' }, { paidOn: 'paidOn.cheque' }],
    ['bankDeposit', { ownerBankAccountId: '' }, { ownerBankAccountId: 'account.unknown' }],
    ['bankTransfer', { senderBank: ' ', channel: '' }, { senderBank: 'bank.missing', channel: 'channel.missing' }],
    ['cheque', { senderBank: 'G' }, { senderBank: 'bank.missing' }],
    ['bankDeposit', { remark: 'x'.repeat(251) }, { remark: 'remark.tooLong' }],
    ['bankDeposit', { slip: null }, { slip: 'slip.missing' }],
    ['bankDeposit', { slip: slip(FILE_LIMIT) }, { slip: 'slip.tooLarge' }],
    ['bankDeposit', { slip: slip(0) }, { slip: 'slip.empty' }],
    ['bankDeposit', { slip: slip(3, 'image/svg+xml') }, { slip: 'slip.kind' }],
  ] as const)('%s with %j', (method, replace, expected) => {
    expect(faults(method, replace)).toEqual(expected);
  });
});

it('ignores blanks and dashes in a reference', () => {
  expect(faults('bankTransfer', { reference: 'FT-2026 0001' })).toEqual({});
});

it('requires no bank or channel for a cash deposit', () => {
  expect(faults('bankDeposit', { senderBank: '', channel: '' })).toEqual({});
});

it('allows payments of the last 15 days, and cheques of 180 days around today', () => {
  expect(daysOf('bankDeposit', TODAY)).toEqual({ min: '2026-11-11', max: TODAY });
  expect(daysOf('cheque', TODAY)).toEqual({ min: '2026-05-30', max: '2027-05-25' });
});
