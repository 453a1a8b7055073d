import type { Ref } from 'react';

import type { FieldProps } from '../frame/field-props';
import { lateControl } from '../frame/late-control';
import { LazyField } from '../frame/lazy-field';

export interface PhoneFieldProps extends FieldProps {
  /** ISO country of numbers typed without `+`, in lower case: "ae". */
  country: string;
  /** The number in E.164, "+971501234567"; while incomplete, `+`, calling code and the digits so far; '' for none. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** Called when another country is selected; the field also remembers it. */
  onCountryChange?: (country: string) => void;
  inputRef?: Ref<HTMLInputElement>;
}

const Control = lateControl(() => import('./phone-field.control').then((code) => code.PhoneFieldControl));

/** A telephone number of any country, formatted as in that country. */
export function PhoneField(props: PhoneFieldProps) {
  return (
    <LazyField {...props}>
      <Control {...props} />
    </LazyField>
  );
}
