import { lazy } from 'react';

import { LazyField } from '../frame/lazy-field';
import type { DateFieldProps } from './date-props';

const Control = lazy(() => import('./date-picker.control').then((code) => ({ default: code.DatePickerControl })));

/** A date typed or picked from a calendar. */
export function DatePicker(props: DateFieldProps) {
  return (
    <LazyField {...props}>
      <Control {...props} />
    </LazyField>
  );
}
