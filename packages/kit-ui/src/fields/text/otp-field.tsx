import type { Ref } from 'react';
import { lazy, Suspense } from 'react';
import { styled } from 'styled-components';

import { fieldColumn } from '../frame/control.styles';
import type { FieldProps } from '../frame/field-props';
import { PlainHelp, PlainName } from '../frame/plain-texts';
import { DigitBox, DigitBoxes } from './digit-boxes';

export interface OtpFieldProps extends FieldProps {
  /** Number of digits; default six. */
  length?: number;
  value: string;
  onChange: (value: string) => void;
  /** Called with the whole code as soon as the last digit is typed or pasted. */
  onComplete?: (value: string) => void;
  autoFocus?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}

const Column = styled.div`
  ${fieldColumn}
`;

const Control = lazy(() => import('./otp-field.control').then((code) => ({ default: code.OtpFieldControl })));

/** A code from an e-mail or SMS: one input styled as a box per digit, so that paste and autofill work normally. */
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
