import { icons, media, styled } from '../theme';
import type { StepsProps } from './steps';

type Place = 'done' | 'current' | 'ahead';

const List = styled.ol`
  display: flex;
  gap: var(--jw-space-3);
  margin: 0;
  padding: 0;
  list-style: none;
  ${media.phone} {
    gap: var(--jw-space-1);
  }
`;

const Item = styled.li<{ $place: Place }>`
  display: flex;
  align-items: center;
  gap: var(--jw-space-2);
  font-size: var(--jw-text-sm);
  font-weight: ${({ $place }) => ($place === 'current' ? 600 : 500)};
  color: ${({ $place }) => ($place === 'current' ? 'var(--jw-text)' : 'var(--jw-text-muted)')};
  line-height: 1.25;
  &:not(:last-child) {
    flex: 1 1 auto;
  }
  &:not(:last-child)::after {
    content: '';
    flex: 1;
    min-inline-size: var(--jw-space-2);
    block-size: 2px;
    margin-inline-start: var(--jw-space-1);
    border-radius: 1px;
    background: ${({ $place }) => ($place === 'done' ? 'var(--jw-accent)' : 'var(--jw-border)')};
  }
  ${media.phone} {
    gap: var(--jw-space-1);
    min-inline-size: 0;
    &:not(:last-child)::after {
      min-inline-size: var(--jw-space-1);
    }
    &:not([aria-current]) > span:last-of-type {
      display: none;
    }
  }
`;

const LOOKS: Record<Place, string> = {
  done: 'color: var(--jw-on-accent); background: var(--jw-accent); border-color: var(--jw-accent);',
  current:
    'color: var(--jw-accent-text); background: var(--jw-accent-soft); border-color: var(--jw-accent); box-shadow: 0 0 0 3px var(--jw-accent-soft);',
  ahead: 'color: var(--jw-text-muted); background: var(--jw-surface); border-color: var(--jw-border-strong);',
};

const Mark = styled.span<{ $place: Place }>`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 1.625rem;
  block-size: 1.625rem;
  border: 1.5px solid;
  border-radius: 50%;
  font-size: var(--jw-text-xs);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  ${({ $place }) => LOOKS[$place]}
`;

function placeOf(index: number, current: number): Place {
  if (index === current) return 'current';
  return index < current ? 'done' : 'ahead';
}

/** Progress through the steps of a task. */
export function StepsSurface({ steps, current, label, className }: StepsProps) {
  return (
    <List aria-label={label} className={className}>
      {steps.map((step, index) => {
        const place = placeOf(index, current);
        return (
          <Item key={step} $place={place} aria-current={place === 'current' ? 'step' : undefined}>
            <Mark $place={place} aria-hidden>
              {place === 'done' ? <icons.Check size={14} strokeWidth={3} /> : index + 1}
            </Mark>
            <span>{step}</span>
          </Item>
        );
      })}
    </List>
  );
}
