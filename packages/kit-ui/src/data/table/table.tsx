import { memo, type MouseEvent, type ReactNode } from 'react';

import { Skeleton } from '../../feedback';
import { VisuallyHidden } from '../../layout';
import { useKitWords } from '../../theme';
import { Cell, CellTitle, Frame, Grid, HeadCell, Row, Scroller } from './table.styles';
import type { TableProps } from './table.types';

const WAITING_ROWS = 5;

/** A click on an interactive element is not a click on the row. */
const isOwnAction = ({ target }: MouseEvent) =>
  target instanceof Element && target.closest('a,button,input,label,[role=button]');

interface DataRowProps<Item> extends Pick<TableProps<Item>, 'columns' | 'onRowAction'> {
  row: Item;
}

/** Rows and columns; where the columns do not fit, each row is a card. The roles are explicit because `display: grid` would drop them. */
export function Table<Item>({
  columns,
  rows,
  rowKey,
  caption,
  onRowAction,
  isLoading = false,
  className,
}: TableProps<Item>) {
  const size = { $columns: columns.length };
  return (
    <Frame className={className}>
      <Scroller
        {...size}
        ref={(frame) => {
          // Lets the keyboard reach, and so scroll, a table that is wider than its frame.
          if (frame) frame.tabIndex = frame.scrollWidth > frame.clientWidth ? 0 : -1;
        }}
      >
        <Grid {...size} role="table" aria-busy={isLoading}>
          <VisuallyHidden as="caption">{caption}</VisuallyHidden>
          <thead role="rowgroup">
            <tr role="row">
              {columns.map(({ id, title, align = 'start', width }) => (
                <HeadCell key={id} role="columnheader" scope="col" $align={align} style={{ inlineSize: width }}>
                  {title}
                </HeadCell>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {isLoading ? (
              <WaitingRows columns={columns} />
            ) : (
              rows.map((row) => <DataRow key={rowKey(row)} columns={columns} row={row} onRowAction={onRowAction} />)
            )}
          </tbody>
        </Grid>
      </Scroller>
    </Frame>
  );
}

/** Rendered again only for another row, or where the page makes its columns anew. */
const DataRow = memo(function DataRow<Item>({ columns, row, onRowAction }: DataRowProps<Item>) {
  const $columns = columns.length;
  return (
    <Row
      $columns={$columns}
      role="row"
      $acts={onRowAction !== undefined}
      onClick={onRowAction && ((event) => !isOwnAction(event) && onRowAction(row))}
    >
      {columns.map(({ id, title, align = 'start', hideOnPhone, render }) => {
        const content = render(row);
        return (
          <Cell key={id} role="cell" $columns={$columns} $align={align} $hideOnPhone={hideOnPhone || content === null}>
            <CellTitle $columns={$columns} aria-hidden>
              {title}
            </CellTitle>
            {content}
          </Cell>
        );
      })}
    </Row>
  );
}) as <Item>(props: DataRowProps<Item>) => ReactNode;

function WaitingRows<Item>({ columns }: Pick<TableProps<Item>, 'columns'>) {
  const words = useKitWords();
  const waiting = columns.map((column, index) => ({
    ...column,
    render: (row: number) => (
      <Skeleton
        width={`${3 + ((row + index * 2) % 4)}rem`}
        height="0.875rem"
        label={row + index ? undefined : words.loading}
      />
    ),
  }));
  return Array.from({ length: WAITING_ROWS }, (_, row) => <DataRow key={row} columns={waiting} row={row} />);
}
