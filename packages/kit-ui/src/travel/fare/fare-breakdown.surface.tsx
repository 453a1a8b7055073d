import { VisuallyHidden } from '../../layout';
import { Money } from '../../text';
import { css, styled, useKitWords } from '../../theme';
import type { FareBreakdownTableProps, FareLine } from './fare-breakdown-table';

/** The table adapts to its container, not to the window, because it is also used in narrow side columns. */
const Frame = styled.div`
  container-type: inline-size;
`;

const Root = styled.table`
  inline-size: 100%;
  font-size: var(--jw-text-sm);
  font-variant-numeric: tabular-nums;
  line-height: 1.4;
  th,
  td {
    padding: 0.375rem 0;
    padding-inline-start: var(--jw-space-4);
    font-weight: 400;
    text-align: end;
    vertical-align: baseline;
    &:first-child {
      padding-inline-start: 0;
      text-align: start;
    }
  }
  thead th {
    padding-block: 0 0.375rem;
    font-size: var(--jw-text-xs);
    font-weight: 550;
    color: var(--jw-text-muted);
    border-block-end: 1px solid var(--jw-border);
    white-space: nowrap;
  }
  tfoot tr:first-child > * {
    border-block-start: 1px solid var(--jw-border);
    padding-block-start: var(--jw-space-2);
  }
`;

/** Base and taxes are hidden where space is short; the total per type remains. */
const Part = styled.td`
  color: var(--jw-text-muted);
  @container (max-width: 27.5rem) {
    display: none;
  }
`;

const Count = styled.span`
  white-space: nowrap;
  color: var(--jw-text-subtle);
`;

const TotalRow = styled.tr<{ $strong: boolean }>`
  color: var(--jw-text-muted);
  ${({ $strong }) =>
    $strong &&
    css`
      && > * {
        font-weight: 650;
        color: var(--jw-text);
      }
      && > td {
        font-size: var(--jw-text-lg);
        letter-spacing: -0.01em;
      }
    `}
`;

/** A fare's components per passenger type, and the total to pay. */
export function FareBreakdownSurface({ lines, totals, caption, className }: FareBreakdownTableProps) {
  const words = useKitWords();
  return (
    <Frame className={className}>
      <Root>
        {caption && <VisuallyHidden as="caption">{caption}</VisuallyHidden>}
        <thead>
          <tr>
            <th scope="col">{words.fareTraveller}</th>
            <Part as="th">{words.fareBase}</Part>
            <Part as="th">{words.fareTaxes}</Part>
            <th scope="col">{words.fareTotal}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            <FareRow key={index} {...line} />
          ))}
        </tbody>
        <tfoot>
          {totals.map(({ label, amount, strong = false }, index) => (
            <TotalRow key={index} $strong={strong}>
              <th scope="row">{label}</th>
              <Part />
              <Part />
              <td>
                <Money value={amount} />
              </td>
            </TotalRow>
          ))}
        </tfoot>
      </Root>
    </Frame>
  );
}

function FareRow({ label, count = 1, base, taxes, total }: FareLine) {
  return (
    <tr>
      <th scope="row">
        {label} {count > 1 && <Count>× {count}</Count>}
      </th>
      <Part>
        <Money value={base} />
      </Part>
      <Part>
        <Money value={taxes} />
      </Part>
      <td>
        <Money value={total} />
      </td>
    </tr>
  );
}
