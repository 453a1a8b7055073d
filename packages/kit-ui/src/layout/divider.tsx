import { styled } from '../theme';

const Line = styled.hr<{ $vertical: boolean }>`
  flex: none;
  align-self: stretch;
  margin: 0;
  border: 0;
  background: var(--jw-border);
  ${({ $vertical }) => ($vertical ? 'inline-size: 1px; min-block-size: 1em;' : 'block-size: 1px; inline-size: 100%;')}
`;

/** A thin line between groups. */
export function Divider({
  orientation = 'horizontal',
  className,
}: {
  orientation?: 'horizontal' | 'vertical';
  className?: string;
}) {
  return <Line $vertical={orientation === 'vertical'} aria-orientation={orientation} className={className} />;
}
