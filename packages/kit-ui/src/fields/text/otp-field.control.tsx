import { plainDigits } from '@jetway/kit-domain';
import { OTPInput } from 'input-otp';
import { useId } from 'react';
import { styled } from 'styled-components';

import { pageNonce } from '../../theme/page-nonce';
import { fieldColumn } from '../frame/control.styles';
import { PlainHelp, PlainName } from '../frame/plain-texts';
import type { OtpFieldProps } from './otp-field';
import { DigitBox, DigitBoxes } from './digit-boxes';

const Column = styled.div`
  ${fieldColumn}
`;

const Caret = styled.span`
  inline-size: 1px;
  block-size: 1.5rem;
  background: currentColor;
`;

/** Digits of any script, as 0 to 9; nothing else. */
const digitsOf = (typed: string) => plainDigits(typed).replace(/\D/g, '');

export function OtpFieldControl(props: OtpFieldProps) {
  const {
    label,
    isLabelHidden,
    description,
    errorMessage,
    isDisabled,
    isRequired,
    length = 6,
    inputRef,
    ...rest
  } = props;
  const isInvalid = rest.isInvalid ?? Boolean(errorMessage);
  const id = useId();
  return (
    <Column>
      <PlainName as="label" htmlFor={id} $hidden={isLabelHidden}>
        {label}
      </PlainName>
      <OTPInput
        id={id}
        ref={inputRef}
        name={rest.name}
        maxLength={length}
        value={rest.value}
        onChange={(typed) => rest.onChange(digitsOf(typed))}
        onKeyDown={(event) => {
          // Delete after the last digit has nothing to delete, so it removes that digit, like Backspace.
          if (event.key === 'Delete' && event.currentTarget.selectionStart === rest.value.length)
            rest.onChange(rest.value.slice(0, -1));
        }}
        onComplete={rest.onComplete}
        pasteTransformer={digitsOf}
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
          <DigitBoxes aria-hidden="true">
            {slots.map((slot, index) => (
              <DigitBox key={index} $active={slot.isActive} $invalid={isInvalid}>
                {slot.char}
                {slot.hasFakeCaret && <Caret />}
              </DigitBox>
            ))}
          </DigitBoxes>
        )}
      />
      {description && <PlainHelp id={`${id}-description`}>{description}</PlainHelp>}
      {errorMessage && (
        <PlainHelp id={`${id}-error`} role="alert" $danger>
          {errorMessage}
        </PlainHelp>
      )}
    </Column>
  );
}
