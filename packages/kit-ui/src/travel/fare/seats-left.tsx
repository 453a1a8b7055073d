import { icons, styled, useKitWords } from '../../theme';

export interface SeatsLeftProps {
  count: number;
  className?: string;
}

/** Airlines report at most nine seats, so nine gives no information. */
const NEWS_UNDER = 9;
const FEW = 3;

const Root = styled.span<{ $few: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 0.25rem;
  font-size: var(--jw-text-xs);
  font-weight: 550;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  color: ${({ $few }) => ($few ? 'var(--jw-danger-text)' : 'var(--jw-warning-text)')};
`;

/** Seats left at this price, shown only when few. */
export function SeatsLeft({ count, className }: SeatsLeftProps) {
  const words = useKitWords();
  if (count <= 0 || count >= NEWS_UNDER) return null;
  return (
    <Root $few={count <= FEW} className={className}>
      <icons.Armchair aria-hidden size={14} />
      <bdi>{count === 1 ? words.oneSeatLeft : words.manySeatsLeft.replace('{count}', String(count))}</bdi>
    </Root>
  );
}
