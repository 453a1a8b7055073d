import type { ReactNode } from 'react';

import { styled } from '../theme';

export interface DescriptionListProps {
  items: readonly { term: ReactNode; description: ReactNode; id?: string }[];
  /** `rows` puts the description at the end of its term's line, `stacked` below it. */
  layout?: 'rows' | 'stacked';
  className?: string;
}

const Root = styled.dl<{ $stacked: boolean }>`
  display: grid;
  gap: ${({ $stacked }) => ($stacked ? 'var(--jw-space-4)' : 'var(--jw-space-2)')};
  ${({ $stacked }) => ($stacked ? 'grid-template-columns: repeat(auto-fill, minmax(min(9rem, 100%), 1fr));' : '')}
  font-size: var(--jw-text-sm);
  > div {
    display: flex;
    ${({ $stacked }) =>
      $stacked
        ? 'flex-direction: column; gap: 0.125rem;'
        : 'align-items: baseline; justify-content: space-between; gap: var(--jw-space-5);'}
    min-inline-size: 0;
  }
`;

const Term = styled.dt`
  color: var(--jw-text-muted);
`;

const Description = styled.dd<{ $stacked: boolean }>`
  font-weight: 500;
  font-variant-numeric: tabular-nums;
  text-align: ${({ $stacked }) => ($stacked ? 'start' : 'end')};
  overflow-wrap: anywhere;
`;

/** A list of terms and descriptions. */
export function DescriptionList({ items, layout = 'rows', className }: DescriptionListProps) {
  const isStacked = layout === 'stacked';
  return (
    <Root $stacked={isStacked} className={className}>
      {items.map(({ id, term, description }, index) => (
        <div key={id ?? (typeof term === 'string' ? term : index)}>
          <Term>{term}</Term>
          <Description $stacked={isStacked}>{description}</Description>
        </div>
      ))}
    </Root>
  );
}
