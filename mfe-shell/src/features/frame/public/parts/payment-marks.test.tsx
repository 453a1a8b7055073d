import { demoTenant, renderWithPortal } from '@jetway/kit-test';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { PaymentMarks } from './payment-marks';

it.each([
  [
    ['visa', 'mastercard', 'amex', 'bkash', 'nagad'],
    ['Visa', 'Master Card', 'American Express', 'BKash', 'Nagad'],
  ],
  [
    ['visa', 'mastercard'],
    ['Visa', 'Master Card'],
  ],
])('shows the payment methods of the tenant: %j', async (paymentMarks, names) => {
  await renderWithPortal(<PaymentMarks />, { tenant: demoTenant({ paymentMarks }) });
  expect(screen.getAllByRole('img').map((mark) => mark.getAttribute('aria-label'))).toEqual(names);
});
