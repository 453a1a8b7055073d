import { Minus, Plus } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useId } from 'react';
import { Button } from 'react-aria-components/Button';
import { styled } from 'styled-components';

import { useKitWords } from '../../theme';
import type { NumberStepperProps } from './number-stepper';

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--jw-space-4);
  font-size: var(--jw-text-sm);
  line-height: 1.25rem;
  color: var(--jw-text);
`;

const Texts = styled.div`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
`;

const Name = styled.span`
  font-weight: 500;
`;

const Description = styled.span`
  color: var(--jw-text-muted);
`;

const Refusal = styled.span`
  color: var(--jw-danger-text);
`;

const Controls = styled.div`
  display: flex;
  align-items: center;
  gap: var(--jw-space-1);
`;

const Step = styled(Button)`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  inline-size: var(--jw-control-md);
  block-size: var(--jw-control-md);
  border: 1px solid var(--jw-border-strong);
  border-radius: var(--jw-radius-full);
  outline: none;
  background: var(--jw-surface);
  color: var(--jw-text);
  cursor: pointer;
  transition: background-color var(--jw-fast) var(--jw-ease);
  &[data-hovered] {
    background: var(--jw-accent-soft);
    border-color: var(--jw-accent-border);
  }
  &[data-pressed] {
    background: var(--jw-accent-soft-hover);
  }
  &[data-disabled] {
    border-color: var(--jw-border);
    color: var(--jw-text-subtle);
    cursor: not-allowed;
  }
`;

const Amount = styled.span`
  min-inline-size: 2.25rem;
  padding-block: var(--jw-space-1);
  border-radius: var(--jw-radius-sm);
  text-align: center;
  font-size: var(--jw-text-md);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  &:focus-visible {
    outline: 2px solid var(--jw-focus);
  }
  &[aria-invalid='true'] {
    color: var(--jw-danger-text);
  }
`;

/** The value a key sets; undefined for keys the stepper ignores. */
function valueForKey(key: string, value: number, min: number, max: number): number | undefined {
  switch (key) {
    case 'ArrowUp':
      return value + 1;
    case 'ArrowDown':
      return value - 1;
    case 'Home':
      return min;
    case 'End':
      return Number.isFinite(max) ? max : undefined;
    default:
      return undefined;
  }
}

/** A small count: one tab stop for the arrow keys, and two buttons for pointers. */
export function NumberStepperControl(props: NumberStepperProps) {
  const {
    label,
    description,
    errorMessage,
    isInvalid,
    isDisabled,
    value,
    onChange,
    min = 0,
    max = Number.POSITIVE_INFINITY,
  } = props;
  const id = useId();
  const words = useKitWords();
  const change = (asked: number) => {
    const next = Math.min(max, Math.max(min, asked));
    if (next !== value) onChange(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const asked = valueForKey(event.key, value, min, max);
    if (asked === undefined || isDisabled) return;
    event.preventDefault();
    change(asked);
  };
  return (
    <Row>
      <Texts>
        <Name id={`${id}-label`}>{label}</Name>
        {description && <Description id={`${id}-description`}>{description}</Description>}
        {errorMessage && <Refusal id={`${id}-error`}>{errorMessage}</Refusal>}
      </Texts>
      <Controls>
        <Step
          excludeFromTabOrder
          aria-label={`${words.decrease} ${label}`}
          isDisabled={isDisabled || value <= min}
          onPress={() => change(value - 1)}
        >
          <Minus size={16} aria-hidden="true" />
        </Step>
        <Amount
          role="spinbutton"
          tabIndex={isDisabled ? -1 : 0}
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-description ${id}-error`}
          aria-valuenow={value}
          aria-valuemin={min}
          aria-valuemax={Number.isFinite(max) ? max : undefined}
          aria-invalid={isInvalid ?? Boolean(errorMessage)}
          aria-disabled={isDisabled}
          onKeyDown={onKeyDown}
        >
          {value}
        </Amount>
        <Step
          excludeFromTabOrder
          aria-label={`${words.increase} ${label}`}
          isDisabled={isDisabled || value >= max}
          onPress={() => change(value + 1)}
        >
          <Plus size={16} aria-hidden="true" />
        </Step>
      </Controls>
    </Row>
  );
}
