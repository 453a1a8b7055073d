import { lateControl } from '../frame/late-control';
import { LazyField } from '../frame/lazy-field';
import type { DateFieldProps } from './date-props';

const Control = lateControl(() => import('./date-field.control').then((code) => code.DateFieldControl));

/** A date typed part by part, for dates people know by heart, such as a birthday. */
export function DateField(props: DateFieldProps) {
  return (
    <LazyField {...props}>
      <Control {...props} />
    </LazyField>
  );
}
