import { lazy, Suspense } from 'react';

import type { FieldProps } from '../frame/field-props';
import type { ChoiceOption } from './choice-option';
import { ChoicesPlaceholder } from './choice-placeholder';

export interface CheckboxGroupProps<V extends string = string> extends FieldProps {
  options: readonly ChoiceOption<V>[];
  value: readonly V[];
  onChange: (value: V[]) => void;
  onBlur?: () => void;
}

const Control = lazy(() =>
  import(/* webpackChunkName: "choices" */ './checkbox-group.control').then((code) => ({
    default: code.CheckboxGroupControl,
  })),
);

/** Selects any number of a few options. The value keeps the order of the options. */
export function CheckboxGroup<V extends string>({ onChange, ...props }: CheckboxGroupProps<V>) {
  return (
    <Suspense fallback={<ChoicesPlaceholder {...props} />}>
      <Control {...props} onChange={(chosen) => onChange(chosen as V[])} />
    </Suspense>
  );
}
