import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';

import { Disclosure } from './disclosure';
import { FilterChips } from './filter-chips';
import { pagesToShow } from './pages-to-show';
import { Pagination } from './pagination';

describe('pagesToShow', () => {
  it.each([
    [1, 1, '1'],
    [3, 7, '1 2 3 4 5 6 7'],
    [1, 12, '1 2 3 4 5 gap 12'],
    [6, 12, '1 gap 5 6 7 gap 12'],
    [12, 12, '1 gap 8 9 10 11 12'],
  ])('at page %i of %i shows %s', (page, pages, shown) => expect(pagesToShow(page, pages).join(' ')).toBe(shown));
});

describe('Pagination', () => {
  it('moves by one and to a page', async () => {
    const onChange = vi.fn();
    render(<Pagination page={2} pageSize={10} total={45} onChange={onChange} />);
    expect(await screen.findByRole('button', { name: '2' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await userEvent.click(screen.getByRole('button', { name: '5' }));
    expect(onChange.mock.calls).toEqual([[3], [5]]);
  });

  it('stops at its ends, and is hidden for a single page', async () => {
    const { rerender } = render(<Pagination page={1} pageSize={10} total={11} onChange={vi.fn()} />);
    expect(await screen.findByRole('button', { name: 'Previous' })).toBeDisabled();
    rerender(<Pagination page={1} pageSize={10} total={10} onChange={vi.fn()} />);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });
});

/** Tabs whose keyboard support has not loaded yet, whichever tests ran before. */
async function freshTabs() {
  vi.resetModules();
  return (await import('./tabs')).Tabs;
}

function Bookings({ Tabs }: { Tabs: Awaited<ReturnType<typeof freshTabs>> }) {
  const [selected, setSelected] = useState('held');
  return (
    <Tabs
      label="Bookings"
      selected={selected}
      onChange={setSelected}
      items={[
        { id: 'held', label: 'On hold', content: 'Three wait' },
        { id: 'ticketed', label: 'Ticketed', content: 'Twelve done' },
      ]}
    />
  );
}

describe('Tabs', () => {
  it('shows the content before its keyboard support loads, then moves by arrow keys', async () => {
    render(<Bookings Tabs={await freshTabs()} />);
    expect(screen.getByText('Three wait')).toBeVisible();
    expect(screen.getByText('Three wait').closest('[inert]'), 'what is begun now would be lost').not.toBeNull();
    const held = await screen.findByRole('tab', { name: 'On hold', selected: true });
    expect(screen.getByText('Three wait').closest('[inert]')).toBeNull();
    await userEvent.click(held);
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Ticketed' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Twelve done');
  });
});

describe('Disclosure', () => {
  it('opens and closes', async () => {
    render(<Disclosure title="Fare rules">No refund</Disclosure>);
    const trigger = screen.getByRole('button', { name: 'Fare rules' });
    expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(trigger);
    expect(trigger).toHaveAttribute('aria-expanded', 'true');
  });
});

describe('FilterChips', () => {
  it('removes one filter, or all', async () => {
    const [onRemove, onClear] = [vi.fn(), vi.fn()];
    render(<FilterChips chips={[{ id: 'ek', label: 'Emirates' }]} onRemove={onRemove} onClear={onClear} />);
    await userEvent.click(screen.getByRole('button', { name: /Emirates/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(onRemove).toHaveBeenCalledExactlyOnceWith('ek');
    expect(onClear).toHaveBeenCalledTimes(1);
  });
});
