import { Calendar as CalendarIcon } from 'lucide-react';
import { DateField as AriaDateField } from 'react-aria-components/DateField';
import { styled } from 'styled-components';

import { useKitWords } from '../../theme';
import { fieldColumn } from '../frame/control.styles';
import { FieldLabel } from '../frame/field-label';
import type { FieldProps } from '../frame/field-props';
import { validationOf } from '../frame/field-props';
import { CalendarButton, PlainDateBox, Segment, Segments } from './date.styles';
import { readDate } from './iso-date';
import { useTypedDate } from './use-typed-date';

interface SpanEndFieldProps extends Pick<
  FieldProps,
  'label' | 'isLabelHidden' | 'isRequired' | 'isDisabled' | 'isInvalid'
> {
  value: string;
  onChange: (value: string) => void;
  min?: string;
  max?: string;
  describedBy: string;
  /** Whether the range's calendar is open. */
  isOpen: boolean;
  onOpen: () => void;
}

const Column = styled(AriaDateField)`
  ${fieldColumn}
` as typeof AriaDateField;

/** One end of a date range, typed; its button opens the calendar shared by both ends. */
export function SpanEndField(props: SpanEndFieldProps) {
  const { label, value, isDisabled, isRequired, isInvalid } = props;
  const { fieldRef, ...typed } = useTypedDate({ value, onChange: props.onChange });
  const words = useKitWords();
  return (
    <Column
      ref={fieldRef}
      {...validationOf({ isInvalid })}
      isDisabled={isDisabled}
      isRequired={isRequired}
      aria-describedby={props.describedBy}
      value={typed.date}
      onChange={typed.onChange}
      onBlur={typed.onBlur}
      minValue={readDate(props.min)}
      maxValue={readDate(props.max)}
      shouldForceLeadingZeros
    >
      <FieldLabel label={label} isLabelHidden={props.isLabelHidden} isRequired={isRequired} />
      <PlainDateBox data-invalid={isInvalid || undefined} data-disabled={isDisabled || undefined}>
        <Segments>{(segment) => <Segment segment={segment} />}</Segments>
        <CalendarButton
          aria-label={`${words.openCalendar}: ${label}`}
          aria-haspopup="dialog"
          aria-expanded={props.isOpen}
          isDisabled={isDisabled}
          onPress={props.onOpen}
        >
          <CalendarIcon size={18} aria-hidden="true" />
        </CalendarButton>
      </PlainDateBox>
    </Column>
  );
}
