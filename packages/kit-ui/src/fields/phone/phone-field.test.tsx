import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';

import { isPhone } from './is-phone';
import { PhoneField } from './phone-field';
import { countryInNumber, nationalText, readPhone } from './phone-number';
import { splitPhone } from './split-phone';

beforeEach(() => {
  document.documentElement.lang = 'en';
});

function Contact({ country = 'ae', first = '' }: { country?: string; first?: string }) {
  const [phone, setPhone] = useState(first);
  return (
    <>
      <PhoneField label="Mobile" country={country} value={phone} onChange={setPhone} />
      <output>{phone}</output>
    </>
  );
}

const input = () => screen.findByRole('textbox', { name: 'Mobile' });

it.each([
  ['ae', '+971'],
  ['bd', '+880'],
])('starts with the calling code of %s', async (country, code) => {
  render(<Contact country={country} />);
  await input();
  expect(screen.getByRole('button', { name: /Mobile/ })).toHaveTextContent(code);
});

it('formats the number while it is typed and reports it in E.164', async () => {
  render(<Contact />);
  await userEvent.type(await input(), '501234567');
  expect(await input()).toHaveValue('50 123 4567');
  expect(screen.getByRole('status')).toHaveTextContent('+971501234567');
});

it('drops the trunk zero', async () => {
  render(<Contact />);
  await userEvent.type(await input(), '0501234567');
  expect(screen.getByRole('status')).toHaveTextContent('+971501234567');
});

it('follows the country of a pasted number', async () => {
  render(<Contact />);
  await userEvent.click(await input());
  await userEvent.paste('+880 1712-345678');
  expect(screen.getByRole('status')).toHaveTextContent('+8801712345678');
  expect(screen.getByRole('button', { name: /Mobile/ })).toHaveTextContent('+880');
});

it('keeps the digits when another country is selected', async () => {
  render(<Contact first="+971501234567" />);
  await input();
  await userEvent.click(screen.getByRole('button', { name: /Mobile/ }));
  // By text, because computing the accessible names of two hundred options is too slow.
  await userEvent.click(screen.getByText('Bangladesh', { selector: '[role=option] *' }));
  expect(screen.getByRole('status')).toHaveTextContent('+880501234567');
});

it('reports an empty value when cleared', async () => {
  render(<Contact first="+971501234567" />);
  await userEvent.clear(await input());
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(await input()).toHaveValue('');
});

it('accepts a Bangladeshi number with +880 or 880, and no other (P-204)', () => {
  for (const typed of ['+8801711223344', '8801711223344']) expect(countryInNumber(readPhone(typed, 'BD'))).toBe('BD');
  expect(countryInNumber(readPhone('+971501234567', 'BD'))).toBe('AE');
});

it('reads local digits, marks of a copied number and a trunk zero after the country code', () => {
  for (const typed of [
    '০৫০১২৩৪৫৬৭',
    '٠٥٠١٢٣٤٥٦٧',
    '+৯৭১৫০১২৩৪৫৬৭',
    '\u202a+971 50 123 4567\u202c',
    '+971 (0)50 123 4567',
    '+9710501234567',
  ])
    expect(readPhone(typed, 'AE')).toBe('+971501234567');
});

it('accepts the numbers of the numbering plans', () => {
  expect(['+971501234567', '+8801711223344', '+442079460018'].map(isPhone)).toEqual([true, true, true]);
  expect(
    ['', '0501234567', '+0000000', '+97112', '+97112345', '+9715012345678901', '+999123456789'].filter(isPhone),
  ).toEqual([]);
});

it('splits a stored number of no plan, so that it can still be sent', async () => {
  expect(await splitPhone('+0000000')).toEqual({ e164Code: '+0', phoneNumber: '000000' });
  expect(await splitPhone('none')).toBeNull();
});

it('formats and parses without a DOM', () => {
  expect(readPhone('', 'AE')).toBe('');
  expect(readPhone('+44 20 7946 0018', 'AE')).toBe('+442079460018');
  expect(readPhone('5', 'AE')).toBe('+9715');
  expect(nationalText('', 'AE')).toBe('');
  expect(nationalText('+97150', 'AE')).toBe('50');
});
