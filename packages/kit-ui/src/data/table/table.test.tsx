import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import { Table } from './table';
import type { TableColumn } from './table.types';

interface Row {
  id: number;
  reference: string;
}

const ROWS: Row[] = [
  { id: 1, reference: 'FLN-1' },
  { id: 2, reference: 'FLN-2' },
];
const COLUMNS: TableColumn<Row>[] = [
  { id: 'reference', title: 'Reference', render: (row) => row.reference },
  { id: 'open', title: 'Open', render: (row) => <a href={`#${row.id}`}>Open</a> },
];

describe('Table', () => {
  it('has an accessible name, heads and rows', () => {
    render(<Table caption="Bookings" columns={COLUMNS} rows={ROWS} rowKey={(row) => row.id} />);
    const table = screen.getByRole('table', { name: 'Bookings' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['Reference', 'Open']);
    expect(within(table).getAllByRole('row')).toHaveLength(3);
  });

  it('acts on a click in a row, but not on its link', async () => {
    const onRowAction = vi.fn();
    render(
      <Table caption="Bookings" columns={COLUMNS} rows={ROWS} rowKey={(row) => row.id} onRowAction={onRowAction} />,
    );
    await userEvent.click(screen.getAllByRole('link')[1]!);
    expect(onRowAction).not.toHaveBeenCalled();
    await userEvent.click(screen.getByText('FLN-2'));
    expect(onRowAction).toHaveBeenCalledExactlyOnceWith(ROWS[1]);
  });

  it('announces that rows are loading', () => {
    render(<Table caption="Bookings" columns={COLUMNS} rows={ROWS} rowKey={(row) => row.id} isLoading />);
    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('status')).toHaveTextContent('Loading…');
    expect(screen.queryByText('FLN-1')).not.toBeInTheDocument();
  });
});
