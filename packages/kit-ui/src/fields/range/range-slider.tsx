import type { FieldProps } from '../frame/field-props';
import { lateControl } from '../frame/late-control';
import { LazyField } from '../frame/lazy-field';

export interface RangeSliderProps extends Pick<FieldProps, 'label' | 'isLabelHidden' | 'description' | 'isDisabled'> {
  min: number;
  max: number;
  step?: number;
  /** Lower and upper end, both inclusive. */
  value: readonly [number, number];
  /** Called on every step of a drag. */
  onChange: (value: [number, number]) => void;
  /** Called once per drag or key press, when it ends. */
  onChangeEnd?: (value: [number, number]) => void;
  /** Formats an end for display and screen readers: money, a time of day. */
  format?: (value: number) => string;
  /** Accessible names of the two handles; the label precedes them. */
  labelStart?: string;
  labelEnd?: string;
}

const Control = lateControl(() => import('./range-slider.control').then((code) => code.RangeSliderControl));

/** A range between two bounds, with a handle at each end. */
export function RangeSlider(props: RangeSliderProps) {
  return (
    <LazyField label={props.label} isLabelHidden={props.isLabelHidden} description={props.description}>
      <Control {...props} />
    </LazyField>
  );
}
