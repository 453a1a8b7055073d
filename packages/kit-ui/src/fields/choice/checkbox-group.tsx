import type { ReactNode } from 'react';
import { Checkbox as AriaCheckbox, CheckboxGroup as AriaCheckboxGroup } from 'react-aria-components/CheckboxGroup';
import { styled } from 'styled-components';

import { fieldColumn } from '../frame/control.styles';
import { FieldHelp } from '../frame/field-help';
import { FieldLabel } from '../frame/field-label';
import type { FieldProps } from '../frame/field-props';
import { validationOf } from '../frame/field-props';
import { CheckMark } from './checkbox';
import { choiceRow } from './mark.styles';

export interface ChoiceOption<V extends string = string> {
  value: V;
  label: string;
  /** Second line under the label. */
  description?: string;
  /** Right-hand side: a count, a price. */
  end?: ReactNode;
  isDisabled?: boolean;
}

export interface CheckboxGroupProps<V extends string> extends FieldProps {
  options: readonly ChoiceOption<V>[];
  value: readonly V[];
  onChange: (value: V[]) => void;
  onBlur?: () => void;
}

const Group = styled(AriaCheckboxGroup)`
  ${fieldColumn}
`;

const Row = styled(AriaCheckbox)`
  ${choiceRow}
  padding-block: var(--jw-space-1);
`;

const Words = styled.span`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;
`;

const Muted = styled.span`
  color: var(--jw-text-muted);
  font-variant-numeric: tabular-nums;
`;

/** Words of one option, shared with the radio group. */
export function ChoiceWords({ option }: { option: ChoiceOption }) {
  return (
    <>
      <Words>
        <span>{option.label}</span>
        {option.description && <Muted>{option.description}</Muted>}
      </Words>
      {option.end !== undefined && <Muted>{option.end}</Muted>}
    </>
  );
}

/** Any number of a few options. The answer keeps the order of the options. */
export function CheckboxGroup<V extends string>(props: CheckboxGroupProps<V>) {
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
