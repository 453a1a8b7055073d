import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';

import { OtpField } from './otp-field';

// Browser APIs that the library needs and jsdom lacks.
const nothing = () => undefined;
globalThis.ResizeObserver ??= class {
  observe = nothing;
  unobserve = nothing;
  disconnect = nothing;
};
document.elementFromPoint ??= () => null;

function Code({ onComplete }: { onComplete: (code: string) => void }) {
  const [code, setCode] = useState('');
  return (
    <OtpField
      label="Code"
      value={code}
      onChange={setCode}
      onComplete={onComplete}
      errorMessage={code ? undefined : 'Enter it'}
    />
  );
}

const input = () => screen.findByRole('textbox', { name: 'Code' });

it('reports the whole code once the last digit is typed', async () => {
  const onComplete = vi.fn();
  render(<Code onComplete={onComplete} />);
  await userEvent.type(await input(), '12345');
  expect(onComplete).not.toHaveBeenCalled();
  await userEvent.type(await input(), '6');
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('123456');
});

it('keeps up to six pasted digits, and submits a complete code (P-152, P-153)', async () => {
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

it.each(['১২৩৪৫৬', '١٢٣-٤٥٦'])('accepts the local digits %s, typed and pasted', async (digits) => {
  const onComplete = vi.fn();
  render(<Code onComplete={onComplete} />);
  await userEvent.type(await input(), digits.slice(0, 2));
  expect(await input()).toHaveValue('12');
  await userEvent.clear(await input());
  await userEvent.paste(digits);
  expect(await input()).toHaveValue('123456');
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('123456');
});

it('moves forward with each digit, and back with Backspace and Delete (P-150, P-151)', async () => {
  render(<Code onComplete={() => undefined} />);
  const code = (await input()) as HTMLInputElement;
  await userEvent.type(code, '12');
  expect(code.selectionStart).toBe(2);
  await userEvent.type(code, '{Delete}');
  expect(code).toHaveValue('1');
  await userEvent.type(code, '{Backspace}');
  expect(code).toHaveValue('');
});

it("supports the device's code autofill, and shows its error", async () => {
  render(<Code onComplete={() => undefined} />);
  const code = await input();
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  expect(code).toHaveAttribute('inputmode', 'numeric');
  expect(code).toBeInvalid();
  expect(code).toHaveAccessibleDescription('Enter it');
});
