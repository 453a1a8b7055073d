import type { ReactNode } from 'react';

export interface TableColumn<Row> {
  id: string;
  title: ReactNode;
  /** `end` for money and counts. */
  align?: 'start' | 'center' | 'end';
  render: (row: Row) => ReactNode;
  /** Omitted from the card a row becomes where the columns do not fit. */
  hideOnPhone?: boolean;
  /** CSS width of the column on a wide screen. */
  width?: string;
}

export interface TableProps<Row> {
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** Accessible name of the table. */
  caption: string;
  /** The whole row handles clicks. For the keyboard, put the same action on a link or button in the row. */
  onRowAction?: (row: Row) => void;
  /** Shows loading rows in place of `rows`. */
  isLoading?: boolean;
  className?: string;
}
