import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';

import { NumberStepper } from './number-stepper';
import { PasswordField } from './password-field';
import { TextArea } from './text-area';
import { TextField } from './text-field';

it('links label, help and error to the input', () => {
  render(
    <TextField
      label="Surname"
      description="As in the passport"
      errorMessage="Too short"
      value="X"
      onChange={() => undefined}
      isRequired
    />,
  );
  const input = screen.getByRole('textbox', { name: /Surname/ });
  expect(input).toBeInvalid();
  expect(input).toBeRequired();
  expect(input).toHaveAccessibleDescription('As in the passport Too short');
});

it('is valid without an error message', () => {
  render(<TextField label="Surname" value="Rahman" onChange={() => undefined} />);
  expect(screen.getByRole('textbox')).toBeValid();
});

it("reports every keystroke and shows its owner's value", async () => {
  const onChange = vi.fn();
  render(<TextField label="Surname" value="R" onChange={onChange} />);
  await userEvent.type(screen.getByRole('textbox'), 'a');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('Ra');
  expect(screen.getByRole('textbox')).toHaveValue('R');
});

it('shows a password only while revealed', async () => {
  render(<PasswordField label="Password" value="secret-1" onChange={() => undefined} />);
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
});

it('does not submit the form when the password is revealed', async () => {
  const onSubmit = vi.fn();
  render(
    <form onSubmit={onSubmit}>
      <PasswordField label="Password" value="" onChange={() => undefined} />
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(onSubmit).not.toHaveBeenCalled();
});

it('accepts several lines', async () => {
  const onChange = vi.fn();
  render(<TextArea label="Remarks" value="" onChange={onChange} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Remarks' }), '{Enter}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('\n');
});

function Adults() {
  const [count, setCount] = useState(1);
  return <NumberStepper label="Adults" value={count} onChange={setCount} min={1} max={3} />;
}

it('steps within its bounds by buttons', async () => {
  render(<Adults />);
  const fewer = await screen.findByRole('button', { name: 'Decrease Adults' });
  const more = screen.getByRole('button', { name: 'Increase Adults' });
  expect(fewer).toBeDisabled();
  await userEvent.click(more);
  await userEvent.click(more);
  expect(screen.getByRole('spinbutton', { name: 'Adults' })).toHaveTextContent('3');
  expect(more).toBeDisabled();
  expect(fewer).toBeEnabled();
});

it('steps within its bounds by keys, with one tab stop', async () => {
  render(<Adults />);
  await screen.findByRole('spinbutton');
  await userEvent.tab();
  const stepper = screen.getByRole('spinbutton', { name: 'Adults' });
  expect(stepper).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(stepper).toHaveAttribute('aria-valuenow', '1');
  await userEvent.keyboard('{End}{ArrowUp}');
  expect(stepper).toHaveAttribute('aria-valuenow', '3');
  await userEvent.keyboard('{Home}');
  expect(stepper).toHaveAttribute('aria-valuenow', '1');
  await userEvent.tab();
  expect(document.body).toHaveFocus();
});
