import { StackRoot } from '../../layout/stack';
import { css, media, styled } from '../../theme';

const card = css`
  border: 1px solid var(--jw-card-edge);
  border-radius: var(--jw-radius-md);
  background: var(--jw-surface);
  box-shadow: var(--jw-card-shadow);
`;

/** A narrower container shows each row as a card: about the width the columns need, in rem. */
const stackedBelow = ({ $columns }: Columns) => Math.min(Math.max($columns * 5.75, 24), 42);

interface Columns {
  $columns: number;
}

/** In a frame in which the columns would not fit. */
const stacked = (columns: Columns) => `@container (max-width: ${stackedBelow(columns)}rem)`;

/** The element that measures the width of the table. */
export const Frame = styled.div`
  container-type: inline-size;
`;

export const Scroller = styled.div<Columns>`
  overflow-x: auto;
  ${card}
  ${stacked} {
    border: 0;
    border-radius: 0;
    background: none;
    box-shadow: none;
  }
`;

export const Grid = styled.table<Columns>`
  inline-size: 100%;
  font-size: var(--jw-text-sm);
  line-height: 1.4;
  ${stacked} {
    &,
    tbody {
      display: grid;
      gap: var(--jw-space-3);
    }
    thead {
      display: none;
    }
  }
`;

type Side = { $align: 'start' | 'center' | 'end' };

const padding = css`
  padding: var(--jw-table-pad) var(--jw-space-3);
  &:first-child {
    padding-inline-start: var(--jw-space-4);
  }
  &:last-child {
    padding-inline-end: var(--jw-space-4);
  }
`;

export const HeadCell = styled.th<Side>`
  ${padding}
  padding-block: 0.5625rem;
  text-align: ${({ $align }) => $align};
  font-size: var(--jw-text-xs);
  font-weight: 550;
  color: var(--jw-text-muted);
  white-space: nowrap;
  background: var(--jw-surface-sunken);
  border-block-end: 1px solid var(--jw-border);
`;

export const Row = styled.tr<Columns & { $acts?: boolean }>`
  &:not(:last-child) > td {
    border-block-end: 1px solid var(--jw-border);
  }
  ${({ $acts }) =>
    $acts &&
    css`
      cursor: pointer;
      > td {
        transition: background var(--jw-fast);
      }
      ${media.hover} {
        &:hover > td {
          background: var(--jw-accent-soft);
        }
      }
    `}
  ${stacked} {
    display: grid;
    gap: var(--jw-space-2);
    padding: var(--jw-space-3) var(--jw-space-4);
    ${card}
    &:not(:last-child) > td {
      border: 0;
    }
  }
`;

export const Cell = styled.td<Columns & Side & { $hideOnPhone: boolean }>`
  ${padding}
  text-align: ${({ $align }) => $align};
  font-variant-numeric: tabular-nums;
  vertical-align: middle;
  ${({ $align }) => ($align === 'end' ? '> [data-shape] { margin-inline-start: auto; }' : '')}
  ${stacked} {
    display: ${({ $hideOnPhone }) => ($hideOnPhone ? 'none' : 'flex')};
    justify-content: space-between;
    align-items: baseline;
    gap: var(--jw-space-4);
    &,
    &:first-child,
    &:last-child {
      padding: 0;
    }
    text-align: end;
    /* Content of several lines ends level with the lines beside it. */
    > ${StackRoot} {
      align-items: end;
    }
  }
`;

/** The column's title inside a card; elsewhere the table head shows it. */
export const CellTitle = styled.span<Columns>`
  display: none;
  flex: none;
  font-size: var(--jw-text-xs);
  color: var(--jw-text-muted);
  ${stacked} {
    display: block;
  }
`;
