import { lazy, Suspense } from 'react';

import type { SegmentOption } from './choice-option';
import { SegmentsPlaceholder } from './choice-placeholder';

export interface SegmentedControlProps<V extends string = string> {
  label: string;
  /** Shows the label above the segments; usually the context already names the choice. */
  isLabelShown?: boolean;
  options: readonly SegmentOption<V>[];
  value: V;
  onChange: (value: V) => void;
  isDisabled?: boolean;
}

const Control = lazy(() =>
  import(/* webpackChunkName: "choices" */ './segmented.control').then((code) => ({ default: code.SegmentedRadios })),
);

/** Selects one of two to five short options. A radio group to the keyboard and to screen readers. */
export function SegmentedControl<V extends string>({ onChange, ...props }: SegmentedControlProps<V>) {
  return (
    <Suspense fallback={<SegmentsPlaceholder {...props} />}>
      <Control {...props} onChange={(chosen) => onChange(chosen as V)} />
    </Suspense>
  );
}
