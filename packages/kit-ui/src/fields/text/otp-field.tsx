import { OTPInput, REGEXP_ONLY_DIGITS } from 'input-otp';
import type { Ref } from 'react';
import { useId } from 'react';
import { styled } from 'styled-components';

import { fieldColumn } from '../frame/control.styles';
import type { FieldProps } from '../frame/field-props';
import { visuallyHidden } from '../frame/field-label';

export interface OtpFieldProps extends FieldProps {
  /** How many digits the code has. */
  length?: number;
  value: string;
  onChange: (value: string) => void;
  /** Called with the whole code as soon as the last digit is in, typed or pasted. */
  onComplete?: (value: string) => void;
  autoFocus?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}

const Column = styled.div`
  ${fieldColumn}
`;

const Name = styled.label<{ $hidden?: boolean }>`
  font-size: var(--jw-text-sm);
  font-weight: 500;
  line-height: 1.25rem;
  ${({ $hidden }) => $hidden && visuallyHidden}
`;

/** Digits run left to right in every language. */
const Boxes = styled.div`
  display: flex;
  gap: var(--jw-space-2);
  direction: ltr;
`;

const Box = styled.div<{ $active: boolean; $invalid: boolean }>`
  display: flex;
  align-items: center;
  justify-content: center;
  flex: 1 1 0;
  max-inline-size: 3.25rem;
  block-size: 3.25rem;
  border: 1px solid ${({ $invalid }) => ($invalid ? 'var(--jw-danger)' : 'var(--jw-border-strong)')};
  border-radius: var(--jw-radius-md);
  background: var(--jw-surface);
  font-size: var(--jw-text-xl);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  transition: box-shadow var(--jw-fast) var(--jw-ease);
  ${({ $active, $invalid }) =>
    $active && `border-color: ${$invalid ? 'var(--jw-danger)' : 'var(--jw-focus)'}; box-shadow: 0 0 0 1px ${$invalid ? 'var(--jw-danger)' : 'var(--jw-focus)'};`}
`;

const Caret = styled.span`
  inline-size: 1px;
  block-size: 1.5rem;
  background: currentColor;
`;

const Help = styled.span<{ $danger?: boolean }>`
  font-size: var(--jw-text-sm);
  line-height: 1.25rem;
  color: ${({ $danger }) => ($danger ? 'var(--jw-danger-text)' : 'var(--jw-text-muted)')};
`;

/** The library writes one style element of its own; under the portal's policy it needs the page's nonce. */
function pageNonce(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.content;
}

/** A code that came by mail or SMS: one input drawn as a box per digit, so paste and autofill work as in any input. */
export function OtpField(props: OtpFieldProps) {
  const { label, isLabelHidden, description, errorMessage, isDisabled, isRequired, length = 6, inputRef, ...rest } = props;
  const isInvalid = rest.isInvalid ?? Boolean(errorMessage);
  const id = useId();
  return (
    <Column>
      <Name htmlFor={id} $hidden={isLabelHidden}>
        {label}
      </Name>
      <OTPInput
        id={id}
        ref={inputRef}
        name={rest.name}
        maxLength={length}
        value={rest.value}
        onChange={rest.onChange}
        onComplete={rest.onComplete}
        pattern={REGEXP_ONLY_DIGITS}
        pasteTransformer={(pasted) => pasted.replace(/\D/g, '')}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus={rest.autoFocus}
        disabled={isDisabled}
        required={isRequired}
        aria-invalid={isInvalid}
        aria-describedby={`${id}-description ${id}-error`}
        pushPasswordManagerStrategy="none"
        noScriptCSSFallback={null}
        nonce={pageNonce()}
        render={({ slots }) => (
          <Boxes aria-hidden="true">
            {slots.map((slot, index) => (
              <Box key={index} $active={slot.isActive} $invalid={isInvalid}>
                {slot.char}
                {slot.hasFakeCaret && <Caret />}
              </Box>
            ))}
          </Boxes>
        )}
      />
      {description && <Help id={`${id}-description`}>{description}</Help>}
      {errorMessage && (
        <Help id={`${id}-error`} role="alert" $danger>
          {errorMessage}
        </Help>
      )}
    </Column>
  );
}
