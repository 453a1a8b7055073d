import { Group } from 'react-aria-components/Group';
import { Input, TextField as AriaTextField } from 'react-aria-components/TextField';
import type { FocusEventHandler, HTMLInputTypeAttribute, ReactNode, Ref } from 'react';
import { styled } from 'styled-components';

import { bareInput, controlBox, fieldColumn } from '../frame/control.styles';
import { FieldHelp } from '../frame/field-help';
import { FieldLabel } from '../frame/field-label';
import type { FieldProps } from '../frame/field-props';
import { validationOf } from '../frame/field-props';

export interface TextFieldProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  onBlur?: FocusEventHandler;
  type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'password' | 'search' | 'tel' | 'url'>;
  inputMode?: 'text' | 'decimal' | 'numeric' | 'tel' | 'search' | 'email' | 'url' | 'none';
  autoComplete?: string;
  autoFocus?: boolean;
  isReadOnly?: boolean;
  maxLength?: number;
  placeholder?: string;
  /** Decoration before the text, hidden from screen readers. */
  iconStart?: ReactNode;
  /** Button or icon after the text. */
  end?: ReactNode;
  inputRef?: Ref<HTMLInputElement>;
}

export const TextFieldColumn = styled(AriaTextField)`
  ${fieldColumn}
`;

export const ControlGroup = styled(Group)`
  ${controlBox}
  display: flex;
  align-items: center;
`;

export const BareInput = styled(Input)`
  ${bareInput}
  [dir='rtl'] &[dir='ltr'] {
    text-align: right;
  }
  &::-webkit-search-cancel-button {
    appearance: none;
  }
`;

export const IconSlot = styled.span`
  display: inline-flex;
  flex: none;
  margin-inline-start: var(--jw-space-3);
  color: var(--jw-text-subtle);
  & > svg {
    inline-size: 1.125rem;
    block-size: 1.125rem;
  }
`;

/** E-mail addresses, numbers and URLs stay left to right on a right-to-left page. */
const LEFT_TO_RIGHT = new Set<TextFieldProps['type']>(['email', 'tel', 'url']);

/** Single-line text. */
export function TextField(props: TextFieldProps) {
  const { label, isLabelHidden, description, errorMessage, isInvalid, placeholder, iconStart, end, inputRef, ...rest } =
    props;
  return (
    <TextFieldColumn {...rest} {...validationOf({ errorMessage, isInvalid })}>
      <FieldLabel label={label} isLabelHidden={isLabelHidden} isRequired={rest.isRequired} />
      <ControlGroup isInvalid={validationOf({ errorMessage, isInvalid }).isInvalid} isDisabled={rest.isDisabled}>
        {iconStart && <IconSlot aria-hidden="true">{iconStart}</IconSlot>}
        <BareInput ref={inputRef} placeholder={placeholder} dir={LEFT_TO_RIGHT.has(rest.type) ? 'ltr' : undefined} />
        {end}
      </ControlGroup>
      <FieldHelp description={description} errorMessage={errorMessage} />
    </TextFieldColumn>
  );
}
