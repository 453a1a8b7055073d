import { useLayoutEffect, useRef } from 'react';
import { Slider, SliderFill, SliderThumb, SliderTrack } from 'react-aria-components/Slider';
import { styled } from 'styled-components';

import { FieldLabel } from '../frame/field-label';
import { fieldColumn } from '../frame/control.styles';
import type { RangeSliderProps } from './range-slider';

const Column = styled(Slider<number[]>)`
  ${fieldColumn}
`;

const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--jw-space-3);
`;

const Ends = styled.span`
  font-size: var(--jw-text-sm);
  font-variant-numeric: tabular-nums;
  color: var(--jw-text-muted);
`;

/** As tall as any control; the handles stay inside, half a handle from each end. */
const Track = styled(SliderTrack)`
  position: relative;
  block-size: var(--jw-control-md);
  margin-inline: 0.625rem;
  &::before {
    content: '';
    position: absolute;
    inset-inline: -0.625rem;
    inset-block-start: calc(50% - 2px);
    block-size: 4px;
    border-radius: var(--jw-radius-full);
    background: var(--jw-border);
  }
`;

const Fill = styled(SliderFill)`
  inset-block-start: calc(50% - 2px);
  /* The library sets its height inline. */
  max-block-size: 4px;
  background: var(--jw-accent);
  [data-disabled] & {
    background: var(--jw-border-strong);
  }
`;

const Handle = styled(SliderThumb)`
  inset-block-start: 50%;
  inline-size: 1.25rem;
  block-size: 1.25rem;
  border: 2px solid var(--jw-accent);
  border-radius: var(--jw-radius-full);
  background: var(--jw-surface);
  box-shadow: var(--jw-shadow-1);
  cursor: grab;
  &[data-hovered],
  &[data-dragging] {
    background: var(--jw-accent-soft);
  }
  &[data-dragging] {
    cursor: grabbing;
  }
  &[data-focus-visible] {
    outline: 2px solid var(--jw-focus);
    outline-offset: 2px;
  }
  &[data-disabled] {
    border-color: var(--jw-border-strong);
    cursor: not-allowed;
  }
`;

const Description = styled.span`
  font-size: var(--jw-text-sm);
  color: var(--jw-text-muted);
`;

interface EndHandleProps {
  index: 0 | 1;
  label?: string;
  text: string;
}

/** The library announces plain numbers only; the caller's format (money, time) replaces them after each render. */
function EndHandle({ index, label, text }: EndHandleProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => inputRef.current?.setAttribute('aria-valuetext', text));
  return <Handle index={index} aria-label={label} inputRef={inputRef} />;
}

const asRange = (values: number[]): [number, number] => [values[0] ?? 0, values[1] ?? 0];

export function RangeSliderControl(props: RangeSliderProps) {
  const { label, isLabelHidden, value, onChange, onChangeEnd, format = String, min, max, step, isDisabled } = props;
  return (
    <Column
      value={[...value]}
      onChange={(values) => onChange(asRange(values))}
      onChangeEnd={(values) => onChangeEnd?.(asRange(values))}
      minValue={min}
      maxValue={max}
      step={step}
      isDisabled={isDisabled}
    >
      <Head>
        <FieldLabel label={label} isLabelHidden={isLabelHidden} />
        <Ends>
          {format(value[0])} – {format(value[1])}
        </Ends>
      </Head>
      <Track>
        <Fill />
        <EndHandle index={0} label={props.labelStart} text={format(value[0])} />
        <EndHandle index={1} label={props.labelEnd} text={format(value[1])} />
      </Track>
      {props.description && <Description>{props.description}</Description>}
    </Column>
  );
}
