import { v } from '@jetway/kit-ui/forms';
import { expect, it } from 'vitest';

import { documentsSchema, NOTHING_TYPED } from './documents.schema';

const schema = documentsSchema('2026-11-21');
const good = { ...NOTHING_TYPED, tradeLicenseNumber: 'TL-1', tradeLicenseExpiryDate: '2027-01-01' };
const faults = (typed: Partial<typeof good>) =>
  (v.safeParse(schema, { ...good, ...typed }).issues ?? []).map((issue) => [issue.path?.[0]?.key, issue.message]);
const long = 'x'.repeat(51);

it.each([
  ['nothing wrong', {}, []],
  [
    'no licence (P-224)',
    NOTHING_TYPED,
    [
      ['tradeLicenseNumber', 'licenseNumber'],
      ['tradeLicenseExpiryDate', 'licenseExpiry'],
    ],
  ],
  ['a licence number too long (P-224)', { tradeLicenseNumber: long }, [['tradeLicenseNumber', 'tooLong']]],
  [
    'a licence that has run out (P-232)',
    { tradeLicenseExpiryDate: '2026-11-21' },
    [['tradeLicenseExpiryDate', 'past']],
  ],
  [
    'an aviation number too long (P-225)',
    { civilAviationNumber: long, civilAviationExpiryDate: '2027-01-01' },
    [['civilAviationNumber', 'tooLong']],
  ],
  [
    'an aviation number without its date (P-226)',
    { civilAviationNumber: 'CA' },
    [['civilAviationExpiryDate', 'aviationExpiry']],
  ],
  ['an aviation number that is blank (P-226)', { civilAviationNumber: '   ' }, []],
  [
    'a permit that has run out',
    { civilAviationNumber: 'CA', civilAviationExpiryDate: '2026-01-01' },
    [['civilAviationExpiryDate', 'past']],
  ],
])('%s', (_case, typed, expected) => {
  expect(faults(typed)).toEqual(expected);
});

it('reports both errors when both dates are missing', () => {
  expect(faults({ tradeLicenseExpiryDate: '', civilAviationNumber: 'CA' })).toEqual([
    ['tradeLicenseExpiryDate', 'licenseExpiry'],
    ['civilAviationExpiryDate', 'aviationExpiry'],
  ]);
});
