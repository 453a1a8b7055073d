import type { Ref } from 'react';
import { lazy, Suspense } from 'react';
import { styled } from 'styled-components';

import { fieldColumn } from '../frame/control.styles';
import type { FieldProps } from '../frame/field-props';
import { PlainHelp, PlainName } from '../frame/plain-texts';
import { DigitBox, DigitBoxes } from './digit-boxes';

export interface OtpFieldProps extends FieldProps {
  /** How many digits the code has; six unless told. */
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

const Control = lazy(() => import('./otp-field.control').then((code) => ({ default: code.OtpFieldControl })));

/** A code that came by mail or SMS: one input drawn as a box per digit, so paste and autofill work as in any input. */
export function OtpField(props: OtpFieldProps) {
  return (
    <Suspense fallback={<OtpPlaceholder {...props} />}>
      <Control {...props} />
    </Suspense>
  );
}

function OtpPlaceholder({ label, isLabelHidden, length = 6, description }: OtpFieldProps) {
  return (
    <Column aria-busy="true">
      <PlainName $hidden={isLabelHidden}>{label}</PlainName>
      <DigitBoxes>
        {Array.from({ length }, (_, place) => (
          <DigitBox key={place} />
        ))}
      </DigitBoxes>
      {description && <PlainHelp>{description}</PlainHelp>}
    </Column>
  );
}
