import { DateField as AriaDateField } from 'react-aria-components/DateField';
import { styled } from 'styled-components';

import { fieldColumn } from '../frame/control.styles';
import { FieldHelp } from '../frame/field-help';
import { FieldLabel } from '../frame/field-label';
import { validationOf } from '../frame/field-props';
import { BoxedSegments, Segment } from './date.styles';
import { DateLocale } from './date-locale';
import type { DateFieldProps } from './date-props';
import { readDate } from './iso-date';
import { useTypedDate } from './use-typed-date';

const Column = styled(AriaDateField)`
  ${fieldColumn}
` as typeof AriaDateField;

export function DateFieldControl(props: DateFieldProps) {
  const { label, isLabelHidden, description, errorMessage, isInvalid, value, onChange, min, max, onBlur, ...rest } =
    props;
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
        <BoxedSegments>{(segment) => <Segment segment={segment} />}</BoxedSegments>
        <FieldHelp description={description} errorMessage={errorMessage} />
      </Column>
    </DateLocale>
  );
}
