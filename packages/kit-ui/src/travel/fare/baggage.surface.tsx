import { VisuallyHidden } from '../../layout';
import { icons, styled, useKitWords, type Icon } from '../../theme';
import type { BaggageIconsProps } from './baggage-icons';

const Root = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: var(--jw-space-3);
  font-size: var(--jw-text-xs);
  font-variant-numeric: tabular-nums;
`;

const Bag = styled.span<{ $included: boolean }>`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 0.25rem;
  white-space: nowrap;
  color: ${({ $included }) => ($included ? 'var(--jw-text-muted)' : 'var(--jw-text-subtle)')};
`;

const Stroke = styled.i`
  position: absolute;
  inset-block-start: 50%;
  inset-inline-start: -1px;
  inline-size: 1.125rem;
  block-size: 1.5px;
  rotate: -45deg;
  background: currentcolor;
  box-shadow: 0 1.5px 0 var(--jw-surface);
`;

/** Baggage allowance: checked and cabin baggage. */
export function BaggageSurface({ checked, cabin, className }: BaggageIconsProps) {
  const words = useKitWords();
  return (
    <Root className={className}>
      <Allowance icon={icons.Luggage} name={words.checkedBag} amount={checked} none={words.notIncluded} />
      <Allowance icon={icons.BriefcaseBusiness} name={words.cabinBag} amount={cabin} none={words.notIncluded} />
    </Root>
  );
}

function Allowance({
  icon: Icon,
  name,
  amount,
  none,
}: {
  icon: Icon;
  name: string;
  amount: string | undefined;
  none: string;
}) {
  return (
    <Bag $included={amount !== undefined} title={`${name}: ${amount ?? none}`}>
      <Icon aria-hidden size={16} strokeWidth={1.75} />
      <VisuallyHidden>{name} </VisuallyHidden>
      {amount !== undefined ? (
        <bdi>{amount}</bdi>
      ) : (
        <>
          <Stroke aria-hidden />
          <VisuallyHidden>{none}</VisuallyHidden>
        </>
      )}
    </Bag>
  );
}
