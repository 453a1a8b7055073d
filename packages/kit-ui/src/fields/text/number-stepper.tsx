import { lazy } from 'react';

import type { FieldProps } from '../frame/field-props';
import { LazyField } from '../frame/lazy-field';

export interface NumberStepperProps extends Omit<FieldProps, 'isRequired' | 'name' | 'isLabelHidden'> {
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
}

const Control = lazy(() => import('./number-stepper.control').then((code) => ({ default: code.NumberStepperControl })));

/** A small count: one tab stop for the arrow keys, and two buttons for pointers. */
export function NumberStepper(props: NumberStepperProps) {
  return (
    <LazyField {...props}>
      <Control {...props} />
    </LazyField>
  );
}
