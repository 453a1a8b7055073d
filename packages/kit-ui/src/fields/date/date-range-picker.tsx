import { Suspense } from 'react';

import { lateControl } from '../frame/late-control';
import { FieldPlaceholder } from '../frame/lazy-field';
import type { DateRangePickerProps } from './date-props';
import { SpanEnds } from './span.styles';

const Control = lateControl(() => import('./date-range-picker.control').then((code) => code.DateRangePickerControl));

/** Two dates in order, typed or picked from one calendar: two months wide, one on small screens. */
export function DateRangePicker(props: DateRangePickerProps) {
  return (
    <Suspense fallback={<SpanPlaceholder {...props} />}>
      <Control {...props} />
    </Suspense>
  );
}

function SpanPlaceholder({ labelStart, labelEnd, isLabelHidden, description }: DateRangePickerProps) {
  return (
    <SpanEnds>
      <FieldPlaceholder label={labelStart} isLabelHidden={isLabelHidden} description={description} />
      <FieldPlaceholder label={labelEnd} isLabelHidden={isLabelHidden} />
    </SpanEnds>
  );
}
