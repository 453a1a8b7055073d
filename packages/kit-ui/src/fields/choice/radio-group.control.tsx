import { Radio, RadioGroup as AriaRadioGroup } from 'react-aria-components/RadioGroup';
import { styled } from 'styled-components';

import { fieldColumn } from '../frame/control.styles';
import { FieldHelp } from '../frame/field-help';
import { FieldLabel } from '../frame/field-label';
import { validationOf } from '../frame/field-props';
import { ChoiceWords } from './choice-words';
import { choiceRow, mark } from './mark.styles';
import type { RadioGroupProps } from './radio-group';

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

export function RadioGroupControl(props: RadioGroupProps) {
  const { label, isLabelHidden, description, errorMessage, isInvalid, options, value, onChange, ...rest } = props;
  return (
    <Group
      {...rest}
      {...validationOf({ errorMessage, isInvalid })}
      value={value === '' ? null : value}
      onChange={onChange}
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
