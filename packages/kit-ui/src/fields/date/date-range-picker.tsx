import { lazy } from 'react';

import { LazyField } from '../frame/lazy-field';
import type { DateRangePickerProps } from './date-props';

const Control = lazy(() => import('./date-range-picker.control').then((code) => ({ default: code.DateRangePickerControl })));

/** Two dates in order, typed or picked from one calendar: two months wide, one on small screens. */
export function DateRangePicker(props: DateRangePickerProps) {
  const { labelStart, labelEnd, ...frame } = props;
  return (
    <LazyField {...frame} label={`${labelStart} – ${labelEnd}`}>
      <Control {...props} />
    </LazyField>
  );
}
