import { Radio, RadioGroup as AriaRadioGroup } from 'react-aria-components/RadioGroup';
import { styled } from 'styled-components';

import { fieldColumn } from '../frame/control.styles';
import { FieldHelp } from '../frame/field-help';
import { FieldLabel } from '../frame/field-label';
import type { FieldProps } from '../frame/field-props';
import { validationOf } from '../frame/field-props';
import type { ChoiceOption } from './checkbox-group';
import { ChoiceWords } from './checkbox-group';
import { choiceRow, mark } from './mark.styles';

export interface RadioGroupProps<V extends string> extends FieldProps {
  options: readonly ChoiceOption<V>[];
  /** Empty string: nothing chosen yet. */
  value: V | '';
  onChange: (value: V) => void;
  onBlur?: () => void;
}

const Group = styled(AriaRadioGroup)`
  ${fieldColumn}
`;

const Row = styled(Radio)`
  ${choiceRow}
  padding-block: var(--jw-space-1);
`;

const Circle = styled.span`
  ${mark}
  border-radius: var(--jw-radius-full);
  [data-selected] > &::after {
    content: '';
    inline-size: 0.5rem;
    block-size: 0.5rem;
    border-radius: var(--jw-radius-full);
    background: currentColor;
  }
`;

/** One of a few options, all in view. */
export function RadioGroup<V extends string>(props: RadioGroupProps<V>) {
  const { label, isLabelHidden, description, errorMessage, isInvalid, options, value, onChange, ...rest } = props;
  return (
    <Group
      {...rest}
      {...validationOf({ errorMessage, isInvalid })}
      value={value === '' ? null : value}
      onChange={(chosen) => onChange(chosen as V)}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} isRequired={rest.isRequired} />
      {options.map((option) => (
        <Row key={option.value} value={option.value} isDisabled={option.isDisabled}>
          <Circle aria-hidden="true" />
          <ChoiceWords option={option} />
        </Row>
      ))}
      <FieldHelp description={description} errorMessage={errorMessage} />
    </Group>
  );
}
