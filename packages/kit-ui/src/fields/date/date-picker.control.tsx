import { Calendar as CalendarIcon } from 'lucide-react';
import { Calendar, DatePicker as AriaDatePicker } from 'react-aria-components/DatePicker';
import { styled } from 'styled-components';

import { useKitWords } from '../../theme';
import { fieldColumn } from '../frame/control.styles';
import { FieldHelp } from '../frame/field-help';
import { FieldLabel } from '../frame/field-label';
import { validationOf } from '../frame/field-props';
import { Day } from './calendar.styles';
import { CalendarDialog } from './calendar-dialog';
import { CalendarMonths } from './calendar-months';
import { CalendarButton, DateBox, Segment, Segments } from './date.styles';
import { DateLocale } from './date-locale';
import type { DatePickerProps } from './date-props';
import { readDate } from './iso-date';
import { useTypedDate } from './use-typed-date';

const Column = styled(AriaDatePicker)`
  ${fieldColumn}
` as typeof AriaDatePicker;

export function DatePickerControl(props: DatePickerProps) {
  const { label, isLabelHidden, description, errorMessage, isInvalid, value, onChange, min, max, onBlur, ...rest } =
    props;
  const words = useKitWords();
  const { fieldRef, ...typed } = useTypedDate({ value, onChange, onBlur });
  return (
    <DateLocale>
      <Column
        ref={fieldRef}
        {...rest}
        {...validationOf({ errorMessage, isInvalid })}
        value={typed.date}
        onChange={typed.onChange}
        onBlur={typed.onBlur}
        minValue={readDate(min)}
        maxValue={readDate(max)}
        shouldForceLeadingZeros
      >
        <FieldLabel label={label} isLabelHidden={isLabelHidden} isRequired={rest.isRequired} />
        <DateBox>
          <Segments>{(segment) => <Segment segment={segment} />}</Segments>
          <CalendarButton aria-label={words.openCalendar}>
            <CalendarIcon size={18} aria-hidden="true" />
          </CalendarButton>
        </DateBox>
        <FieldHelp description={description} errorMessage={errorMessage} />
        <CalendarDialog label={label}>
          <Calendar>
            <CalendarMonths count={1} renderDay={(date) => <Day date={date} />} />
          </Calendar>
        </CalendarDialog>
      </Column>
    </DateLocale>
  );
}
