import type { MouseEvent, ReactNode } from 'react';

import { Skeleton } from '../../feedback';
import { VisuallyHidden } from '../../layout';
import { useKitWords } from '../../theme';
import { Cell, CellTitle, Frame, Grid, HeadCell, Row, Scroller } from './table.styles';
import type { TableColumn, TableProps } from './table.types';

const WAITING_ROWS = 5;

/** A click on an interactive element is not a click on the row. */
function isOwnAction(event: MouseEvent): boolean {
  return event.target instanceof Element && event.target.closest('a, button, input, label, [role="button"]') !== null;
}

/** Lets the keyboard reach, and so scroll, a table that is wider than its frame. */
function focusIfScrolls(frame: HTMLElement | null) {
  if (frame) frame.tabIndex = frame.scrollWidth > frame.clientWidth ? 0 : -1;
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
      <Scroller {...size} ref={(frame) => focusIfScrolls(frame)}>
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
              rows.map((row) => (
                <Row
                  {...size}
                  key={rowKey(row)}
                  role="row"
                  $acts={Boolean(onRowAction)}
                  onClick={onRowAction && ((event) => !isOwnAction(event) && onRowAction(row))}
                >
                  {columns.map((column) => (
                    <DataCell key={column.id} column={column} {...size}>
                      {column.render(row)}
                    </DataCell>
                  ))}
                </Row>
              ))
            )}
          </tbody>
        </Grid>
      </Scroller>
    </Frame>
  );
}

type AnyColumn = Pick<TableColumn<never>, 'title' | 'align' | 'hideOnPhone'>;

function DataCell({ column, $columns, children }: { column: AnyColumn; $columns: number; children: ReactNode }) {
  return (
    <Cell
      role="cell"
      $columns={$columns}
      $align={column.align ?? 'start'}
      $hideOnPhone={column.hideOnPhone === true || children === null}
    >
      <CellTitle $columns={$columns} aria-hidden>
        {column.title}
      </CellTitle>
      {children}
    </Cell>
  );
}

function WaitingRows({ columns }: { columns: readonly (AnyColumn & { id: string })[] }) {
  const words = useKitWords();
  const size = { $columns: columns.length };
  return Array.from({ length: WAITING_ROWS }, (_, row) => (
    <Row {...size} key={row} role="row" $acts={false}>
      {columns.map((column, index) => (
        <DataCell key={column.id} column={column} {...size}>
          <Skeleton
            width={`${3 + ((row + index * 2) % 4)}rem`}
            height="0.875rem"
            label={row + index === 0 ? words.loading : undefined}
          />
        </DataCell>
      ))}
    </Row>
  ));
}
