import type { ApiError } from '@jetway/kit-api';
import { v } from '@jetway/kit-ui/forms';
import { describe, expect, it } from 'vitest';

import { isCorrectable, moveOf, recordFrom, recordSchema, refusalOf, transferWords } from './queue-share.model';
import { details, queued, shared } from './testing/records';

const schema = recordSchema((fault) => fault, [queued, shared]);
const faultsOf = (record: object) => {
  const { issues = [] } = v.safeParse(schema, record);
  return issues.map(({ message }) => message);
};
const problem = (code: string, more: object = {}) =>
  ({
    kind: 'problem',
    status: 409,
    data: null,
    problem: { type: '', title: '', status: 409, code, retryable: false, ...more },
  }) as ApiError;

describe('the schema of the form', () => {
  it.each([
    [{ source: '', pnr: '', surname: '' }, ['source', 'pnr', 'surname']],
    [{ source: 'lcc', pnr: 'ABC12', surname: 'Karim' }, ['source']],
    [{ source: 'gds-a', pnr: 'ABCD', surname: 'Karim' }, ['pnr']],
    [{ source: 'gds-a', pnr: 'ABCDEFG', surname: 'Karim' }, ['pnr']],
    [{ source: 'gds-a', pnr: 'AB-CD1', surname: 'Karim' }, ['pnr']],
    [{ source: 'gds-a', pnr: 'ABC12', surname: '' }, ['surname']],
    [{ source: 'gds-b', pnr: 'AB', surname: ' ' }, ['pnr', 'surname']],
    [{ source: 'gds-b', pnr: 'ABC12', surname: 'K'.repeat(41) }, ['surnameLong']],
  ])('%j has the faults %j', (record, faults) => expect(faultsOf(record)).toEqual(faults));

  it.each([
    [
      { source: 'gds-a', pnr: ' oq 12ab ', surname: 'Karim' },
      { source: 'gds-a', pnr: 'OQ12AB', surname: 'Karim' },
    ],
    [
      { source: 'gds-b', pnr: 'iq12a', surname: ' Karim ' },
      { source: 'gds-b', pnr: 'IQ12A', surname: 'Karim' },
    ],
  ])('%j is sent as %j', (record, sent) => expect(v.parse(schema, record)).toEqual(sent));
});

it.each([
  ['source=gds-b&pnr=iq12ab', { source: 'gds-b', pnr: 'IQ12AB', surname: 'Karim' }],
  ['source=gds-a&pnr=IQ12AB', { source: 'gds-a', pnr: 'IQ12AB', surname: '' }],
  ['source=gds-b&pnr=IQ99ZZ', { source: 'gds-b', pnr: 'IQ99ZZ', surname: '' }],
  ['', { source: '', pnr: '', surname: '' }],
])('the address "%s" names %j: a surname belongs to the record it was typed for', (query, record) => {
  const typed = { source: 'gds-b', pnr: 'IQ12AB', surname: 'Karim' };
  expect(recordFrom(new URLSearchParams(query), typed)).toEqual(record);
});

it.each([
  [undefined, null],
  ['AED 0.00', null],
  ['AED 25.50', { stored: 'AED 500.00', today: 'AED 525.50', delta: 'AED 25.50', isDearer: true }],
  ['AED -25.50', { stored: 'AED 500.00', today: 'AED 474.50', delta: 'AED 25.50', isDearer: false }],
])('a difference of %s is the move %j', (delta, move) => {
  expect(moveOf(details(delta === undefined ? {} : { delta }))).toEqual(move);
});

it.each([
  ['import.record_not_found', true],
  ['import.source_not_found', true],
  ['request.invalid', true],
  ['supplier.down', false],
])('%s can be corrected in the form: %s', (code, isIt) => expect(isCorrectable(problem(code))).toBe(isIt));

it.each([
  ['price.session_expired', { kind: 'checkAgain', reason: 'expired' }],
  ['price.session_not_found', { kind: 'checkAgain', reason: 'expired' }],
  ['offer.price_changed', { kind: 'checkAgain', reason: 'moved' }],
  ['order.amount_mismatch', { kind: 'checkAgain', reason: 'moved' }],
  ['import.blocked', { kind: 'readAgain' }],
  ['import.claimed', { kind: 'claimed', orderReference: undefined }],
  ['supplier.timeout', { kind: 'inDoubt' }],
  ['order.outcome_unknown', { kind: 'inDoubt' }],
])('%s leads to %j', (code, refusal) => expect(refusalOf(problem(code), 'import')).toEqual(refusal));

it("other refusals keep the server's message, and no answer has none", () => {
  const sold = problem('offer.sold_out');
  expect(refusalOf(sold, 'import')).toEqual({ kind: 'failed', error: sold });
  const lost = { kind: 'FETCH_ERROR', detail: '' };
  expect(refusalOf(lost, 'import')).toEqual({ kind: 'inDoubt' });
  expect(refusalOf(lost, 'price')).toEqual({ kind: 'unpriced' });
  expect(refusalOf(problem('supplier.timeout'), 'price')).toEqual({ kind: 'unpriced' });
  expect(refusalOf(problem('import.claimed', { params: { orderReference: 'DMO1' } }), 'import')).toEqual({
    kind: 'claimed',
    orderReference: 'DMO1',
  });
});

it.each([
  [queued.transferQueueText, 'queueShare.transferTexts.queue {"office":"JWTDXB21A","queue":"96"}'],
  [
    'Give office DXB7J2 access to the record, then enter the surname of a traveller.',
    'queueShare.transferTexts.access {"office":"DXB7J2"}',
  ],
  ['Send us an e-mail.', null],
])('the transfer text "%s" is said as %s', (text, said) => {
  expect(transferWords((key, values) => `${key} ${JSON.stringify(values)}`, text)).toBe(said);
});
