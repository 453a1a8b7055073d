import { render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { Money } from './money';

afterEach(() => {
  document.documentElement.lang = '';
});

it('shows the amount with its currency and all its decimals', () => {
  document.documentElement.lang = 'en-AE';
  render(<Money value="AED 1234.5" />);
  expect(screen.getByText(/^AED\s1,234\.50$/)).toBeVisible();
});

it("follows the page's language", () => {
  document.documentElement.lang = 'de-DE';
  render(<Money value={{ currency: 'EUR', amount: '1234.50' }} />);
  expect(screen.getByText(/^1\.234,50\sEUR$/)).toBeVisible();
});

it('omits the currency when bare', () => {
  document.documentElement.lang = 'en-AE';
  render(<Money value="BDT -20" bare />);
  expect(screen.getByText('-20.00')).toBeVisible();
});

it('keeps a hidden amount out of the document', () => {
  const { container } = render(<Money value="AED 1234.50" hidden />);
  expect(container).not.toHaveTextContent(/1|AED/);
  expect(screen.getByText('Amount hidden')).toBeInTheDocument();
});
