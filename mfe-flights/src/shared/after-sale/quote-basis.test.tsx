import { renderWithPortal } from '@jetway/kit-test';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import module from '../../module';
import { QuoteBasis } from './quote-basis';

const basis = 'A sentence in English.';

it.each([
  [{ kind: 'void' }, 'Void on the day of issue: everything paid is returned, less the fees for the void.'],
  [{ kind: 'refund' }, 'The fare is refundable without a penalty before departure.'],
  [{ kind: 'refund', fee: 'AED 225.00' }, /refundable before departure for AED\s225.00 for each ticket/],
  [
    { kind: 'exchange', surplusTo: 'airlineCredit' },
    'Changes before departure cost the difference to the current fare. A surplus stays with the airline.',
  ],
] as const)('says the rule %o in the language of the page', async (rule, text) => {
  await renderWithPortal(<QuoteBasis quote={{ basis, rule }} />, { module });
  expect(await screen.findByText(text)).toBeVisible();
});

it('shows an operator’s message unchanged', async () => {
  await renderWithPortal(<QuoteBasis quote={{ basis }} />, { module });
  expect(screen.getByText(basis)).toBeVisible();
});
