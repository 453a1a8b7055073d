import { lateControl } from '../frame/late-control';
import { LazyField } from '../frame/lazy-field';
import type { DatePickerProps } from './date-props';

const Control = lateControl(() => import('./date-picker.control').then((code) => code.DatePickerControl));

/** A date typed or selected in a calendar. */
export function DatePicker(props: DatePickerProps) {
  return (
    <LazyField {...props}>
      <Control {...props} />
    </LazyField>
  );
}
