import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';

import type { ComboBoxItem } from './combo-box';
import { ComboBox } from './combo-box';
import { Select } from './select';

const CABINS = [
  { value: '', label: 'All cabins' },
  { value: 'Y', label: 'Economy' },
  { value: 'C', label: 'Business' },
] as const;

function Cabin() {
  const [cabin, setCabin] = useState<'' | 'Y' | 'C'>('');
  return <Select label="Cabin" options={CABINS} value={cabin} onChange={setCabin} />;
}

it('shows its label and keeps its space until its code loads', async () => {
  const { container } = render(<Select label="Class" options={[]} value="" onChange={() => undefined} />);
  expect(screen.getByText('Class')).toBeVisible();
  expect(container.querySelector('[aria-busy]') ?? (await screen.findByRole('button'))).toBeInTheDocument();
});

it('selects an option by keyboard', async () => {
  render(<Cabin />);
  const field = await screen.findByRole('button', { name: /Cabin/ });
  expect(field).toHaveTextContent('All cabins');
  await userEvent.tab();
  expect(field).toHaveFocus();
  await userEvent.keyboard('{Enter}{ArrowDown}{ArrowDown}{Enter}');
  expect(field).toHaveTextContent('Business');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

it('returns to the option with the empty value', async () => {
  render(<Cabin />);
  await userEvent.click(await screen.findByRole('button', { name: /Cabin/ }));
  await userEvent.click(screen.getByRole('option', { name: 'Economy' }));
  expect(screen.getByRole('button', { name: /Cabin/ })).toHaveTextContent('Economy');
  await userEvent.click(screen.getByRole('button', { name: /Cabin/ }));
  await userEvent.click(screen.getByRole('option', { name: 'All cabins' }));
  expect(screen.getByRole('button', { name: /Cabin/ })).toHaveTextContent('All cabins');
});

interface Airport extends ComboBoxItem {
  city: string;
}
const DUBAI: Airport = { id: 'DXB', textValue: 'Dubai (DXB)', city: 'Dubai' };
const DHAKA: Airport = { id: 'DAC', textValue: 'Dhaka (DAC)', city: 'Dhaka' };

interface AirportFieldProps {
  found: Airport[];
  /** Offered before anything is typed. */
  recent?: Airport[];
  onPick: (airport: Airport) => void;
  onSearch?: (text: string) => void;
}

function AirportField({ found, recent = [], onPick, onSearch }: AirportFieldProps) {
  const [search, setSearch] = useState('');
  const [airport, setAirport] = useState<Airport | undefined>();
  return (
    <>
      <ComboBox
        label="From"
        items={search === '' ? recent : found}
        inputValue={search}
        onInputChange={(text) => {
          setSearch(text);
          onSearch?.(text);
        }}
        selectedText={airport?.textValue ?? ''}
        onSelectionChange={(item) => {
          setAirport(item);
          onPick(item);
        }}
        renderItem={(item) => <b>{item.city}</b>}
        emptyText="No airport of that name"
      />
      <button>next</button>
    </>
  );
}

it('selects the first result on Enter, and shows it', async () => {
  const onPick = vi.fn();
  render(<AirportField found={[DHAKA, DUBAI]} onPick={onPick} />);
  const input = await screen.findByRole('combobox', { name: 'From' });
  await userEvent.type(input, 'd');
  expect(screen.getAllByRole('option')).toHaveLength(2);
  await userEvent.keyboard('{Enter}');
  expect(onPick).toHaveBeenCalledExactlyOnceWith(DHAKA);
  expect(input).toHaveValue('Dhaka (DAC)');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

it('selects the result the arrow keys moved to', async () => {
  const onPick = vi.fn();
  render(<AirportField found={[DHAKA, DUBAI]} onPick={onPick} />);
  await userEvent.type(await screen.findByRole('combobox', { name: 'From' }), 'd{ArrowDown}{Enter}');
  expect(onPick).toHaveBeenCalledExactlyOnceWith(DUBAI);
});

it('does not filter on its own', async () => {
  render(<AirportField found={[DUBAI]} onPick={() => undefined} />);
  await userEvent.type(await screen.findByRole('combobox', { name: 'From' }), 'emirates');
  expect(within(screen.getByRole('listbox')).getByText('Dubai')).toBeVisible();
});

it('restores the selection when left without a new one', async () => {
  const onPick = vi.fn();
  render(<AirportField found={[DUBAI]} onPick={onPick} />);
  const input = await screen.findByRole('combobox', { name: 'From' });
  await userEvent.type(input, 'd{Enter}');
  await userEvent.clear(input);
  await userEvent.type(input, 'zz{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'next' }));
  expect(input).toHaveValue('Dubai (DXB)');
  expect(onPick).toHaveBeenCalledOnce();
});

it('selects the same result twice', async () => {
  const onPick = vi.fn();
  render(<AirportField found={[DUBAI]} onPick={onPick} />);
  const input = await screen.findByRole('combobox', { name: 'From' });
  await userEvent.type(input, 'd{Enter}');
  await userEvent.clear(input);
  await userEvent.type(input, 'd{Enter}');
  expect(onPick).toHaveBeenCalledTimes(2);
  expect(input).toHaveValue('Dubai (DXB)');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

it('says that there are no results', async () => {
  render(<AirportField found={[]} onPick={() => undefined} />);
  await userEvent.type(await screen.findByRole('combobox', { name: 'From' }), 'zzz');
  expect(await screen.findByText('No airport of that name')).toBeVisible();
});

it('opens its suggestions when the focus comes to it', async () => {
  render(<AirportField found={[DUBAI]} recent={[DHAKA]} onPick={() => undefined} />);
  await screen.findByRole('combobox', { name: 'From' });
  await userEvent.tab();
  expect(screen.getByRole('option', { name: 'Dhaka' })).toBeVisible();
});

it('keeps the list closed after a choice, also when the library moves its own focus back to the input', async () => {
  render(<AirportField found={[DHAKA, DUBAI]} recent={[DHAKA]} onPick={() => undefined} />);
  const input = await screen.findByRole('combobox', { name: 'From' });
  await userEvent.type(input, 'd');
  const option = screen.getByRole('option', { name: 'Dubai' });
  await userEvent.click(option);
  expect(input).toHaveValue('Dubai (DXB)');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  // As the library does it, for an option that is gone by then.
  const tell = (type: string) =>
    act(() => void input.dispatchEvent(new FocusEvent(type, { bubbles: true, relatedTarget: option })));
  tell('focusout');
  tell('focusin');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(input).toHaveValue('Dubai (DXB)');
});
