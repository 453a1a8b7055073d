import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';

import { VisuallyHidden } from '../layout';
import { focusRing, icons, styled, useKitWords } from '../theme';

export interface FilterChipsProps {
  chips: readonly { id: string; label: ReactNode }[];
  onRemove: (id: string) => void;
  onClear: () => void;
  /** Accessible name of the list. */
  label?: string;
  className?: string;
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--jw-space-2);
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Chip = styled(Button)`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  block-size: 1.75rem;
  padding-inline: 0.75rem 0.5rem;
  border: 1px solid var(--jw-accent-border);
  border-radius: var(--jw-radius-full);
  font-size: var(--jw-text-sm);
  font-weight: 500;
  color: var(--jw-accent-text);
  background: var(--jw-accent-soft);
  cursor: pointer;
  transition: background var(--jw-fast);
  ${focusRing}
  &[data-hovered] {
    background: var(--jw-accent-soft-hover);
  }
  svg {
    opacity: 0.7;
  }
`;

const Clear = styled(Button)`
  block-size: 1.75rem;
  padding-inline: var(--jw-space-2);
  border: 0;
  border-radius: var(--jw-radius-sm);
  font-size: var(--jw-text-sm);
  font-weight: 500;
  color: var(--jw-text-muted);
  background: none;
  cursor: pointer;
  ${focusRing}
  &[data-hovered] {
    color: var(--jw-text);
    background: var(--jw-surface-sunken);
  }
`;

/** The active filters, each with a remove button. Renders nothing without filters. */
export function FilterChips({ chips, onRemove, onClear, label, className }: FilterChipsProps) {
  const words = useKitWords();
  if (chips.length === 0) return null;
  return (
    <List role="list" aria-label={label} className={className}>
      {chips.map((chip) => (
        <li key={chip.id}>
          <Chip onPress={() => onRemove(chip.id)}>
            {chip.label}
            <VisuallyHidden>{words.clear}</VisuallyHidden>
            <icons.X aria-hidden size={14} />
          </Chip>
        </li>
      ))}
      <li>
        <Clear onPress={onClear}>{words.clear}</Clear>
      </li>
    </List>
  );
}
