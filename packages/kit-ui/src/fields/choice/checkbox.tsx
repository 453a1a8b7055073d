import type { ReactNode, Ref } from 'react';
import { lazy, Suspense } from 'react';

import type { FieldProps } from '../frame/field-props';
import { ChoicePlaceholder } from './choice-placeholder';

export interface CheckboxProps extends Omit<FieldProps, 'label' | 'isLabelHidden'> {
  /** The statement to agree to; links inside it work. */
  label: ReactNode;
  value: boolean;
  onChange: (value: boolean) => void;
  onBlur?: () => void;
  /** Some, but not all, of the items it represents are selected. */
  isIndeterminate?: boolean;
  inputRef?: Ref<HTMLInputElement | null>;
}

const Control = lazy(() =>
  import(/* webpackChunkName: "choices" */ './checkbox.control').then((code) => ({ default: code.CheckboxControl })),
);

/** A single checkbox. */
export function Checkbox(props: CheckboxProps) {
  return (
    <Suspense fallback={<ChoicePlaceholder label={props.label} />}>
      <Control {...props} />
    </Suspense>
  );
}
