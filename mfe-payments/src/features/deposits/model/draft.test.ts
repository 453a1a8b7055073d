import { expect, it } from 'vitest';

import { draftOf, withDraft } from './draft';

const TODAY = '2026-11-26';

it('keeps the texts of a form for its user and method', () => {
  draftOf('u1', 'bankDeposit').write(
    { amount: '500', branch: '', paidOn: TODAY, slip: new File([], 'slip.png') },
    { amount: '', paidOn: TODAY },
    TODAY,
  );
  expect(draftOf('u1', 'bankDeposit').read(TODAY)).toEqual({ amount: '500' });
  expect(draftOf('u2', 'bankDeposit').read(TODAY)).toBeNull();
  expect(draftOf('u1', 'cheque').read(TODAY)).toBeNull();
});

it('is forgotten when it is removed, emptied or older than a deposit may be', () => {
  const draft = draftOf('u1', 'cheque');
  draft.write({ amount: '500' }, {}, TODAY);
  expect(draft.read('2026-12-11')).not.toBeNull();
  expect(draft.read('2026-12-12')).toBeNull();
  draft.write({ amount: '' }, {}, TODAY);
  expect(draft.read(TODAY)).toBeNull();
  draft.write({ amount: '1' }, {}, TODAY);
  draft.remove();
  expect(draft.read(TODAY)).toBeNull();
});

it('fills the fields it knows and leaves the others', () => {
  expect(withDraft({ amount: '', slip: null }, { amount: '5', slip: 'x', old: 'y' })).toEqual({
    amount: '5',
    slip: null,
  });
  expect(withDraft({ amount: '' }, null)).toEqual({ amount: '' });
});
