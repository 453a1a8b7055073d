import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';

import { Checkbox } from './checkbox';
import { CheckboxGroup } from './checkbox-group';
import { RadioGroup } from './radio-group';
import { SegmentedControl } from './segmented-control';
import { Switch } from './switch';

const STOPS = [
  { value: '0', label: 'Direct', end: '12' },
  { value: '1', label: 'One stop' },
  { value: '2', label: 'Two stops', isDisabled: true },
] as const;

it('agrees by space, and says why it must', async () => {
  const onChange = vi.fn();
  render(<Checkbox label="I agree" value={false} onChange={onChange} errorMessage="Please agree" />);
  const box = await screen.findByRole('checkbox', { name: 'I agree' });
  expect(box).toBeInvalid();
  expect(box).toHaveAccessibleDescription('Please agree');
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
});

it('says that only some are chosen', async () => {
  render(<Checkbox label="All" value={false} isIndeterminate onChange={() => undefined} />);
  expect(await screen.findByRole('checkbox')).toBePartiallyChecked();
});

it('answers in the order of the options, whatever the order of the presses', async () => {
  const onChange = vi.fn();
  render(<CheckboxGroup label="Stops" options={STOPS} value={['1']} onChange={onChange} />);
  await userEvent.click(await screen.findByRole('checkbox', { name: /Direct/ }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(['0', '1']);
});

it('leaves a disabled option alone', async () => {
  const onChange = vi.fn();
  render(<CheckboxGroup label="Stops" options={STOPS} value={[]} onChange={onChange} />);
  await userEvent.click(await screen.findByRole('checkbox', { name: /Two stops/ }));
  expect(onChange).not.toHaveBeenCalled();
});

it('moves between radios by arrows and starts with none chosen', async () => {
  const onChange = vi.fn();
  render(<RadioGroup label="Stops" options={STOPS} value="" onChange={onChange} />);
  await screen.findAllByRole('radio');
  expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('1');
});

it('is a switch to screen readers', async () => {
  const onChange = vi.fn();
  render(<Switch label="Refundable only" value={false} onChange={onChange} />);
  const control = await screen.findByRole('switch', { name: 'Refundable only' });
  expect(control).not.toBeChecked();
  await userEvent.click(control);
  expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
});

function TripKind() {
  const [kind, setKind] = useState<'one-way' | 'return'>('one-way');
  const options = [
    { value: 'one-way', label: 'One way' },
    { value: 'return', label: 'Return' },
  ] as const;
  return <SegmentedControl label="Trip" options={options} value={kind} onChange={setKind} />;
}

it('switches segments by arrows, with one tab stop', async () => {
  render(<TripKind />);
  expect(await screen.findByRole('radiogroup', { name: 'Trip' })).toBeInTheDocument();
  await userEvent.tab();
  expect(screen.getByRole('radio', { name: 'One way' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: 'Return' })).toBeChecked();
  await userEvent.tab();
  expect(document.body).toHaveFocus();
});
