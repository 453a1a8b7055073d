import type { ReactNode } from 'react';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { styled } from 'styled-components';

import { media } from '../../theme';
import { FieldLabel } from '../frame/field-label';

export interface SegmentedControlProps<V extends string> {
  label: string;
  /** Shown above the segments only when asked: most places already say what is being chosen. */
  isLabelShown?: boolean;
  options: readonly { value: V; label: string; icon?: ReactNode; isDisabled?: boolean }[];
  value: V;
  onChange: (value: V) => void;
  isDisabled?: boolean;
}

const Group = styled(RadioGroup)`
  display: inline-flex;
  flex-direction: column;
  gap: var(--jw-space-1);
  max-inline-size: 100%;
`;

const Track = styled.div`
  display: inline-flex;
  gap: 2px;
  max-inline-size: 100%;
  overflow-x: auto;
  padding: 3px;
  border-radius: var(--jw-radius-md);
  background: var(--jw-surface-sunken);
`;

const Segment = styled(Radio)`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--jw-space-2);
  flex: 1 0 auto;
  min-block-size: var(--jw-control-sm);
  padding-inline: var(--jw-space-3);
  border-radius: calc(var(--jw-radius-md) - 3px);
  font-size: var(--jw-text-sm);
  font-weight: 500;
  white-space: nowrap;
  color: var(--jw-text-muted);
  cursor: pointer;
  transition: background-color var(--jw-fast) var(--jw-ease);
  ${media.touch} {
    min-block-size: var(--jw-control-md);
  }
  &[data-hovered] {
    color: var(--jw-text);
  }
  &[data-selected] {
    background: var(--jw-surface-raised);
    color: var(--jw-text);
    box-shadow: var(--jw-shadow-1);
  }
  &[data-focus-visible] {
    outline: 2px solid var(--jw-focus);
    outline-offset: -2px;
  }
  &[data-disabled] {
    color: var(--jw-text-subtle);
    cursor: not-allowed;
  }
`;

/** One of two to five short options. Radios to the keyboard and to screen readers. */
export function SegmentedControl<V extends string>(props: SegmentedControlProps<V>) {
  const { label, isLabelShown, options, value, onChange, isDisabled } = props;
  return (
    <Group orientation="horizontal" value={value} onChange={(chosen) => onChange(chosen as V)} isDisabled={isDisabled}>
      <FieldLabel label={label} isLabelHidden={!isLabelShown} />
      <Track>
        {options.map((option) => (
          <Segment key={option.value} value={option.value} isDisabled={option.isDisabled}>
            {option.icon}
            {option.label}
          </Segment>
        ))}
      </Track>
    </Group>
  );
}
