import { useId, useRef, useState } from 'react';
import { Group } from 'react-aria-components/Group';
import { styled } from 'styled-components';

import { fieldColumn } from '../frame/control.styles';
import { validationOf } from '../frame/field-props';
import { PlainHelp } from '../frame/plain-texts';
import { DateLocale } from './date-locale';
import type { DateRangePickerProps } from './date-props';
import { RangeCalendarDialog } from './range-calendar-dialog';
import { SpanEndField } from './span-end-field';
import { SpanEnds } from './span.styles';

const Column = styled(Group)`
  ${fieldColumn}
  > :empty {
    display: none;
  }
`;

const Help = styled(PlainHelp)`
  display: block;
`;

export function DateRangePickerControl(props: DateRangePickerProps) {
  const { labelStart, labelEnd, start, end, onChange, min, max, description, errorMessage } = props;
  const [isOpen, setOpen] = useState(false);
  const endsRef = useRef<HTMLDivElement>(null);
  const helpId = useId();
  const label = `${labelStart} – ${labelEnd}`;
  const both = {
    isDisabled: props.isDisabled,
    isRequired: props.isRequired,
    isLabelHidden: props.isLabelHidden,
    isInvalid: validationOf(props).isInvalid,
    describedBy: helpId,
    isOpen,
    onOpen: () => setOpen(true),
  };
  return (
    <DateLocale>
      <Column aria-label={label} onBlur={props.onBlur}>
        <SpanEnds ref={endsRef}>
          <SpanEndField
            {...both}
            label={labelStart}
            value={start}
            onChange={(next) => onChange({ start: next, end })}
            min={min}
            max={max}
          />
          <SpanEndField
            {...both}
            label={labelEnd}
            value={end}
            onChange={(next) => onChange({ start, end: next })}
            min={start || min}
            max={max}
          />
        </SpanEnds>
        <div id={helpId}>
          {description && <Help>{description}</Help>}
          {errorMessage && <Help $danger>{errorMessage}</Help>}
        </div>
      </Column>
      <RangeCalendarDialog
        label={label}
        triggerRef={endsRef}
        isOpen={isOpen}
        onOpenChange={setOpen}
        start={start}
        end={end}
        min={min}
        max={max}
        onPick={(range) => {
          setOpen(false);
          onChange(range);
        }}
      />
    </DateLocale>
  );
}
