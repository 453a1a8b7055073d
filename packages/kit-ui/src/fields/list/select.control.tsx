import { Check, ChevronDown } from 'lucide-react';
import { Button, Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { styled } from 'styled-components';

import { controlBox, fieldColumn } from '../frame/control.styles';
import { FieldHelp } from '../frame/field-help';
import { FieldLabel } from '../frame/field-label';
import { validationOf } from '../frame/field-props';
import { ItemNote, ItemWords, List, ListItem, ListPopover } from './list.styles';
import type { SelectOption, SelectProps } from './select';

const Column = styled(AriaSelect)`
  ${fieldColumn}
` as typeof AriaSelect;

const Trigger = styled(Button)<{ $invalid: boolean }>`
  ${controlBox}
  display: flex;
  align-items: center;
  gap: var(--jw-space-2);
  padding: var(--jw-space-2) var(--jw-space-3);
  text-align: start;
  cursor: pointer;
  ${({ $invalid }) => $invalid && 'border-color: var(--jw-danger);'}
  & > svg {
    flex: none;
    color: var(--jw-text-muted);
  }
`;

const Value = styled(SelectValue)`
  display: flex;
  align-items: center;
  gap: var(--jw-space-2);
  flex: 1;
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  &[data-placeholder] {
    color: var(--jw-text-subtle);
  }
`;

/** An option's value may be empty ("all"), but a key may not, so keys have a prefix. */
const keyOf = (value: string) => `option:${value}`;
const valueOf = (key: string) => key.slice('option:'.length);

function SelectItem({ option }: { option: SelectOption }) {
  return (
    <ListItem id={keyOf(option.value)} textValue={option.label} isDisabled={option.isDisabled}>
      {({ isSelected }) => (
        <>
          {option.icon}
          <ItemWords>
            <span>{option.label}</span>
            {option.description && <ItemNote>{option.description}</ItemNote>}
          </ItemWords>
          {isSelected && <Check size={16} aria-hidden="true" />}
        </>
      )}
    </ListItem>
  );
}

export function SelectControl(props: SelectProps) {
  const { label, isLabelHidden, description, errorMessage, isInvalid, options, value, onChange, placeholder, ...rest } =
    props;
  const validation = validationOf({ errorMessage, isInvalid });
  const chosen = options.find((option) => option.value === value);
  return (
    <Column
      {...rest}
      {...validation}
      value={chosen ? keyOf(chosen.value) : null}
      onChange={(key) => key !== null && onChange(valueOf(String(key)))}
      placeholder={placeholder ?? ' '}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} isRequired={rest.isRequired} />
      <Trigger $invalid={validation.isInvalid}>
        <Value>
          {({ isPlaceholder, defaultChildren }) =>
            isPlaceholder ? defaultChildren : [chosen?.icon, <span key="label">{chosen?.label}</span>]
          }
        </Value>
        <ChevronDown size={16} aria-hidden="true" />
      </Trigger>
      <FieldHelp description={description} errorMessage={errorMessage} />
      <ListPopover>
        <List>
          {options.map((option) => (
            <SelectItem key={option.value} option={option} />
          ))}
        </List>
      </ListPopover>
    </Column>
  );
}
