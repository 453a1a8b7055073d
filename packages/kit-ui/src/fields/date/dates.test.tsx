import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';

import { DateField } from './date-field';
import { DatePicker } from './date-picker';
import type { DateFieldProps } from './date-props';
import { DateRangePicker } from './date-range-picker';

beforeEach(() => {
  document.documentElement.lang = 'en-AE';
});

function Birthday({
  onChange,
  ...props
}: { onChange?: (date: string) => void } & Partial<Pick<DateFieldProps, 'min' | 'max'>>) {
  const [date, setDate] = useState('');
  return (
    <DateField
      label="Born"
      value={date}
      onChange={(next) => {
        setDate(next);
        onChange?.(next);
      }}
      {...props}
    />
  );
}

const part = (name: RegExp) => screen.findByRole('spinbutton', { name });

/** The visible text of a date, without bidirectional control characters. */
const written = (group: HTMLElement) => (group.textContent ?? '').replace(/[\u2066-\u2069]/g, '');

it('shows dd/mm/yyyy and reports yyyy-mm-dd (P-362)', async () => {
  const onChange = vi.fn();
  render(<Birthday onChange={onChange} />);
  await userEvent.click(await part(/day/));
  await userEvent.keyboard('05112026');
  expect(onChange).toHaveBeenLastCalledWith('2026-11-05');
  expect(written(screen.getByRole('group', { name: 'Born' }))).toContain('05/11/2026');
});

it.each(['০৫১১২০২৬', '٠٥١١٢٠٢٦', '۰۵۱۱۲۰۲۶'])('accepts the local digits %s', async (digits) => {
  const onChange = vi.fn();
  render(<Birthday onChange={onChange} />);
  await userEvent.click(await part(/day/));
  await userEvent.keyboard(digits);
  expect(onChange).toHaveBeenLastCalledWith('2026-11-05');
});

it('never reports the intermediate years while typing one', async () => {
  const onChange = vi.fn();
  render(<Birthday onChange={onChange} />);
  await userEvent.click(await part(/day/));
  await userEvent.keyboard('05111987');
  expect(onChange.mock.calls).toEqual([['1987-11-05']]);
  await userEvent.click(await part(/year/));
  await userEvent.keyboard('1990');
  expect(onChange.mock.calls).toEqual([['1987-11-05'], ['1990-11-05']]);
});

it('corrects a day the month does not have (P-228)', async () => {
  const onChange = vi.fn();
  render(<Birthday onChange={onChange} />);
  await userEvent.click(await part(/day/));
  await userEvent.keyboard('31022027');
  await userEvent.tab();
  expect(onChange).toHaveBeenLastCalledWith('2027-02-28');
});

it('reports no date once all parts are cleared', async () => {
  const onChange = vi.fn();
  render(<Birthday onChange={onChange} />);
  await userEvent.click(await part(/day/));
  await userEvent.keyboard('05111987');
  for (const name of [/year/, /month/, /day/]) {
    await userEvent.click(await part(name));
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}');
  }
  expect(onChange.mock.calls).toEqual([['1987-11-05'], ['']]);
});

it.each([
  ['part', /month/, '{Backspace}{Backspace}'],
  ['year', /year/, '19'],
])('holds no date when the field is left with an unfinished %s', async (_, name, keys) => {
  const onChange = vi.fn();
  render(<Birthday onChange={onChange} />);
  await userEvent.click(await part(/day/));
  await userEvent.keyboard('05111987');
  await userEvent.click(await part(name));
  await userEvent.keyboard(keys);
  await userEvent.click(document.body);
  expect(onChange).toHaveBeenLastCalledWith('');
  expect(written(screen.getByRole('group', { name: 'Born' }))).toBe('dd/mm/yyyy');
});

it('keeps the date when focus only passes through the field', async () => {
  const onChange = vi.fn();
  render(<DateField label="Born" value="1987-11-05" onChange={onChange} />);
  await part(/day/);
  await userEvent.tab();
  await userEvent.click(document.body);
  expect(onChange).not.toHaveBeenCalled();
});

it('selects a day in the calendar and closes it', async () => {
  const onChange = vi.fn();
  render(<DatePicker label="Expiry" value="2026-11-05" onChange={onChange} min="2026-11-03" max="2026-11-20" />);
  await userEvent.click(await screen.findByRole('button', { name: 'Open calendar Expiry' }));
  await userEvent.click(screen.getByRole('button', { name: /17 November 2026/ }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-11-17');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('disables days outside its bounds', async () => {
  render(<DatePicker label="Expiry" value="2026-11-05" onChange={() => undefined} min="2026-11-03" max="2026-11-20" />);
  await userEvent.click(await screen.findByRole('button', { name: /Open calendar/ }));
  expect(screen.getByRole('button', { name: /\b2 November 2026/ })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('button', { name: /\b3 November 2026/ })).not.toHaveAttribute('aria-disabled');
  expect(screen.getByRole('button', { name: /\b21 November 2026/ })).toHaveAttribute('aria-disabled', 'true');
});

function Trip({ onChange }: { onChange?: (range: { start: string; end: string }) => void }) {
  const [range, setRange] = useState({ start: '2026-11-05', end: '' });
  return (
    <DateRangePicker
      labelStart="Departure"
      labelEnd="Return"
      {...range}
      min="2026-11-01"
      onChange={(next) => {
        setRange(next);
        onChange?.(next);
      }}
    />
  );
}

it('selects a range with two clicks, in either order', async () => {
  const onChange = vi.fn();
  render(<Trip onChange={onChange} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Open calendar: Departure' }));
  await userEvent.click(screen.getByRole('button', { name: /20 November 2026/ }));
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: /12 November 2026/ }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ start: '2026-11-12', end: '2026-11-20' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(written(screen.getByRole('group', { name: 'Return' }))).toContain('20/11/2026');
});

it('selects a range by keyboard', async () => {
  const onChange = vi.fn();
  render(<Trip onChange={onChange} />);
  const open = await screen.findByRole('button', { name: 'Open calendar: Return' });
  open.focus();
  await userEvent.keyboard('{Enter}');
  // After the first end is set, the calendar moves on by a day, because the shortest range is one night.
  await userEvent.keyboard('{ArrowRight}{Enter}{ArrowDown}{Enter}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ start: '2026-11-06', end: '2026-11-14' });
});

it('changes one end by typing and keeps the other', async () => {
  const onChange = vi.fn();
  render(<Trip onChange={onChange} />);
  const end = within(await screen.findByRole('group', { name: 'Return' }));
  await userEvent.click(end.getByRole('spinbutton', { name: /day/ }));
  await userEvent.keyboard('09112026');
  expect(onChange.mock.calls).toEqual([[{ start: '2026-11-05', end: '2026-11-09' }]]);
});

function pageOfWidth(width: number) {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: width <= Number(/max-width: ([\d.]+)px/.exec(media)?.[1] ?? -1),
    }) as MediaQueryList;
}

it.each([
  [766, 1],
  [767, 2],
])('at %i px the range calendar shows %i months (P-363)', async (width, months) => {
  pageOfWidth(width);
  render(<Trip />);
  await userEvent.click(await screen.findByRole('button', { name: 'Open calendar: Departure' }));
  expect(screen.getAllByRole('grid')).toHaveLength(months);
});
