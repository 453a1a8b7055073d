import type { PaymentOption } from '@jetway/kit-api/deposits';
import { v } from '@jetway/kit-ui/forms';
import { expect, it } from 'vitest';

import type { OnlineValues } from './online.schema';
import { onlineSchema } from './online.schema';

const terms = { brands: [], feeFixed: 'AED 0.00', feePercent: '1.80', method: 'card' } as const;
const OPTIONS: PaymentOption[] = [
  { ...terms, brands: [], code: 'small', label: 'Small', min: 'AED 10.00', max: 'AED 100.00' },
  { ...terms, brands: [], code: 'large', label: 'Large', min: 'AED 500.00', max: 'AED 9000.00' },
];

/** The faults of some values, by field. */
function faults(replace: Partial<OnlineValues>): Record<string, string> {
  const schema = onlineSchema((fault, option) => `${fault} ${option?.code ?? ''}`.trim(), OPTIONS);
  const { issues = [] } = v.safeParse(schema, { amount: '50', option: 'small', bin: '', remark: '', ...replace });
  return Object.fromEntries(issues.map((issue) => [String(issue.path?.[0]?.key), issue.message]));
}

it.each([
  [{}, {}],
  [{ bin: '411111' }, {}],
  [{ amount: '' }, { amount: 'amount.missing small' }],
  [{ amount: '5' }, { amount: 'amount.tooSmall small' }],
  [{ amount: '101' }, { amount: 'amount.tooLarge small' }],
  [{ option: 'large' }, { amount: 'amount.tooSmall large' }],
  [{ amount: '600', option: 'large' }, {}],
])('checks the amount by the limits of the selected option: %j', (replace, expected) => {
  expect(faults(replace)).toEqual(expected);
});

it('refuses an unknown option, and card digits that are too few, too many or missing', () => {
  expect(faults({ option: 'gone' })).toEqual({ option: 'option.missing' });
  for (const bin of ['41111', '411111111', '4111 11', 'visa00']) expect(faults({ bin })).toEqual({ bin: 'bin.shape' });
});
