import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';

import { OtpField } from './otp-field';

// What jsdom lacks and the library asks for.
const nothing = () => undefined;
globalThis.ResizeObserver ??= class {
  observe = nothing;
  unobserve = nothing;
  disconnect = nothing;
};
document.elementFromPoint ??= () => null;

function Code({ onComplete }: { onComplete: (code: string) => void }) {
  const [code, setCode] = useState('');
  return <OtpField label="Code" value={code} onChange={setCode} onComplete={onComplete} errorMessage={code ? undefined : 'Enter it'} />;
}

const input = () => screen.findByRole('textbox', { name: 'Code' });

it('hands over the whole code once the last digit is typed', async () => {
  const onComplete = vi.fn();
  render(<Code onComplete={onComplete} />);
  await userEvent.type(await input(), '12345');
  expect(onComplete).not.toHaveBeenCalled();
  await userEvent.type(await input(), '6');
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('123456');
});

it('keeps the digits of a paste, six at most, and hands a full one over by itself (P-152, P-153)', async () => {
  const onComplete = vi.fn();
  render(<Code onComplete={onComplete} />);
  await userEvent.click(await input());
  await userEvent.paste('12-34a567');
  expect(await input()).toHaveValue('123456');
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('123456');
});

it('accepts digits only, one per box (P-149)', async () => {
  render(<Code onComplete={() => undefined} />);
  await userEvent.type(await input(), 'a1b2-3');
  expect(await input()).toHaveValue('123');
  expect(['1', '2', '3'].map((digit) => screen.getAllByText(digit).length)).toEqual([1, 1, 1]);
});

it('moves on with each digit, and back with Backspace and Delete (P-150, P-151)', async () => {
  render(<Code onComplete={() => undefined} />);
  const code = (await input()) as HTMLInputElement;
  await userEvent.type(code, '12');
  expect(code.selectionStart).toBe(2);
  await userEvent.type(code, '{Delete}');
  expect(code).toHaveValue('1');
  await userEvent.type(code, '{Backspace}');
  expect(code).toHaveValue('');
});

it('offers itself to the code autofill of the device, and says what is wrong', async () => {
  render(<Code onComplete={() => undefined} />);
  const code = await input();
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  expect(code).toHaveAttribute('inputmode', 'numeric');
  expect(code).toBeInvalid();
  expect(code).toHaveAccessibleDescription('Enter it');
});
