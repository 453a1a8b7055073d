
import { lateControl } from '../frame/late-control';
import { LazyField } from '../frame/lazy-field';
import type { DateFieldProps } from './date-props';

const Control = lateControl(() => import('./date-picker.control').then((code) => code.DatePickerControl));

/** A date typed or selected in a calendar. */
export function DatePicker(props: DateFieldProps) {
  return (
    <LazyField {...props}>
      <Control {...props} />
    </LazyField>
  );
}
