import type { ReactNode } from 'react';

import type { FieldProps } from '../frame/field-props';
import { lateControl } from '../frame/late-control';
import { LazyField } from '../frame/lazy-field';

export interface SelectOption<V extends string = string> {
  value: V;
  label: string;
  /** Second line in the list. */
  description?: string;
  icon?: ReactNode;
  isDisabled?: boolean;
}

export interface SelectProps<V extends string = string> extends FieldProps {
  options: readonly SelectOption<V>[];
  /** A value without an option shows the placeholder. */
  value: V | '';
  onChange: (value: V) => void;
  onBlur?: () => void;
  placeholder?: string;
}

const Control = lateControl(() => import('./select.control').then((code) => code.SelectControl));

/** Selects one of many options from a dropdown list. Type-ahead and arrow keys also work while it is closed. */
export function Select<V extends string>({ onChange, ...props }: SelectProps<V>) {
  return (
    <LazyField {...props}>
      <Control {...props} onChange={(value) => onChange(value as V)} />
    </LazyField>
  );
}
