import type { ReactNode } from 'react';

export interface TableColumn<Row> {
  id: string;
  title: ReactNode;
  /** `end` for money and counts. */
  align?: 'start' | 'center' | 'end';
  render: (row: Row) => ReactNode;
  /** Left out of the card a row becomes under 640 px. */
  hideOnPhone?: boolean;
  /** CSS length the column takes on a wide screen. */
  width?: string;
}

export interface TableProps<Row> {
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** Names the table for a screen reader. */
  caption: string;
  /** The whole row answers a click; put the same action on a link or button in the row for the keyboard. */
  onRowAction?: (row: Row) => void;
  /** Draws waiting rows in place of `rows`. */
  isLoading?: boolean;
  className?: string;
}
