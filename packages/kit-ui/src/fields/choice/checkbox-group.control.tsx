import { Checkbox as AriaCheckbox, CheckboxGroup as AriaCheckboxGroup } from 'react-aria-components/CheckboxGroup';
import { styled } from 'styled-components';

import { fieldColumn } from '../frame/control.styles';
import { FieldHelp } from '../frame/field-help';
import { FieldLabel } from '../frame/field-label';
import { validationOf } from '../frame/field-props';
import { CheckMark } from './checkbox.control';
import type { CheckboxGroupProps } from './checkbox-group';
import { ChoiceWords } from './choice-words';
import { choiceRow } from './mark.styles';

const Group = styled(AriaCheckboxGroup)`
  ${fieldColumn}
`;

const Row = styled(AriaCheckbox)`
  ${choiceRow}
  padding-block: var(--jw-space-1);
`;

export function CheckboxGroupControl(props: CheckboxGroupProps) {
  const { label, isLabelHidden, description, errorMessage, isInvalid, options, value, onChange, ...rest } = props;
  return (
    <Group
      {...rest}
      {...validationOf({ errorMessage, isInvalid })}
      value={[...value]}
      onChange={(chosen) => onChange(options.map((option) => option.value).filter((option) => chosen.includes(option)))}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} isRequired={rest.isRequired} />
      {options.map((option) => (
        <Row key={option.value} value={option.value} isDisabled={option.isDisabled}>
          {({ isSelected }) => (
            <>
              <CheckMark isSelected={isSelected} />
              <ChoiceWords option={option} />
            </>
          )}
        </Row>
      ))}
      <FieldHelp description={description} errorMessage={errorMessage} />
    </Group>
  );
}
