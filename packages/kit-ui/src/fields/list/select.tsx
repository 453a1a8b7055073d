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
  /** A value none of the options has shows the placeholder. */
  value: V | '';
  onChange: (value: V) => void;
  onBlur?: () => void;
  placeholder?: string;
}

const Control = lateControl(() => import('./select.control').then((code) => code.SelectControl));

/** One of many options, in a list that opens. Type-ahead and arrows work on the closed field too. */
export function Select<V extends string>({ onChange, ...props }: SelectProps<V>) {
  return (
    <LazyField {...props}>
      <Control {...props} onChange={(value) => onChange(value as V)} />
    </LazyField>
  );
}
