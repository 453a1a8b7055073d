import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import type { FocusEventHandler, Ref } from 'react';
import { styled } from 'styled-components';

import { controlBox } from '../frame/control.styles';
import { FieldHelp } from '../frame/field-help';
import { FieldLabel } from '../frame/field-label';
import type { FieldProps } from '../frame/field-props';
import { validationOf } from '../frame/field-props';
import { TextFieldColumn } from './text-field';

export interface TextAreaProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  onBlur?: FocusEventHandler;
  maxLength?: number;
  placeholder?: string;
  /** Lines shown before the box scrolls; it can be resized. */
  rows?: number;
  inputRef?: Ref<HTMLTextAreaElement>;
}

const Area = styled(AriaTextArea)`
  ${controlBox}
  padding: var(--jw-space-2) var(--jw-space-3);
  line-height: 1.5;
  resize: block;
  &::placeholder {
    color: var(--jw-text-subtle);
    opacity: 1;
  }
`;

/** Multi-line text. */
export function TextArea(props: TextAreaProps) {
  const {
    label,
    isLabelHidden,
    description,
    errorMessage,
    isInvalid,
    placeholder,
    rows = 4,
    inputRef,
    ...rest
  } = props;
  return (
    <TextFieldColumn {...rest} {...validationOf({ errorMessage, isInvalid })}>
      <FieldLabel label={label} isLabelHidden={isLabelHidden} isRequired={rest.isRequired} />
      <Area ref={inputRef} rows={rows} placeholder={placeholder} />
      <FieldHelp description={description} errorMessage={errorMessage} />
    </TextFieldColumn>
  );
}
