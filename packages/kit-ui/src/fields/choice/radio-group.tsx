import { lazy, Suspense } from 'react';

import type { FieldProps } from '../frame/field-props';
import type { ChoiceOption } from './choice-option';
import { ChoicesPlaceholder } from './choice-placeholder';

export interface RadioGroupProps<V extends string = string> extends FieldProps {
  options: readonly ChoiceOption<V>[];
  /** Empty string: nothing selected. */
  value: V | '';
  onChange: (value: V) => void;
  onBlur?: () => void;
}

const Control = lazy(() =>
  import(/* webpackChunkName: "choices" */ './radio-group.control').then((code) => ({
    default: code.RadioGroupControl,
  })),
);

/** Selects one of a few visible options. */
export function RadioGroup<V extends string>({ onChange, ...props }: RadioGroupProps<V>) {
  return (
    <Suspense fallback={<ChoicesPlaceholder {...props} />}>
      <Control {...props} onChange={(chosen) => onChange(chosen as V)} />
    </Suspense>
  );
}
