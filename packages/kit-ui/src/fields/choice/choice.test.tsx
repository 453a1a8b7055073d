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

it('is checked with the space key, and shows why it is required', async () => {
  const onChange = vi.fn();
  render(<Checkbox label="I agree" value={false} onChange={onChange} errorMessage="Please agree" />);
  const box = await screen.findByRole('checkbox', { name: 'I agree' });
  expect(box).toBeInvalid();
  expect(box).toHaveAccessibleDescription('Please agree');
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
});

it('announces a partial selection', async () => {
  render(<Checkbox label="All" value={false} isIndeterminate onChange={() => undefined} />);
  expect(await screen.findByRole('checkbox')).toBePartiallyChecked();
});

it('reports values in the order of the options, whatever the order of selection', async () => {
  const onChange = vi.fn();
  render(<CheckboxGroup label="Stops" options={STOPS} value={['1']} onChange={onChange} />);
  await userEvent.click(await screen.findByRole('checkbox', { name: /Direct/ }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(['0', '1']);
});

it('ignores a disabled option', async () => {
  const onChange = vi.fn();
  render(<CheckboxGroup label="Stops" options={STOPS} value={[]} onChange={onChange} />);
  await userEvent.click(await screen.findByRole('checkbox', { name: /Two stops/ }));
  expect(onChange).not.toHaveBeenCalled();
});

it('moves between radios by arrow keys and starts without a selection', async () => {
  const onChange = vi.fn();
  render(<RadioGroup label="Stops" options={STOPS} value="" onChange={onChange} />);
  await screen.findAllByRole('radio');
  expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('1');
});

it('has the switch role', async () => {
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

it('moves between segments by arrow keys, with one tab stop', async () => {
  render(<TripKind />);
  expect(await screen.findByRole('radiogroup', { name: 'Trip' })).toBeInTheDocument();
  await userEvent.tab();
  expect(screen.getByRole('radio', { name: 'One way' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: 'Return' })).toBeChecked();
  await userEvent.tab();
  expect(document.body).toHaveFocus();
});
