import { lateControl } from '../frame/late-control';
import { FieldPlaceholder, Late } from '../frame/lazy-field';
import type { DateRangePickerProps } from './date-props';
import { SpanEnds } from './span.styles';

const Control = lateControl(() => import('./date-range-picker.control').then((code) => code.DateRangePickerControl));

/** Two dates in order, typed or selected in one calendar of two months, or one on small screens. */
export function DateRangePicker(props: DateRangePickerProps) {
  return (
    <Late outline={<SpanPlaceholder {...props} />}>
      <Control {...props} />
    </Late>
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
