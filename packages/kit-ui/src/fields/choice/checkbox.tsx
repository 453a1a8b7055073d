import type { ReactNode, Ref } from 'react';
import { lazy, Suspense } from 'react';

import type { FieldProps } from '../frame/field-props';
import { ChoicePlaceholder } from './choice-placeholder';

export interface CheckboxProps extends Omit<FieldProps, 'label' | 'isLabelHidden'> {
  /** The statement being agreed to; links inside stay links. */
  label: ReactNode;
  value: boolean;
  onChange: (value: boolean) => void;
  onBlur?: () => void;
  /** Some, not all, of what it stands for are chosen. */
  isIndeterminate?: boolean;
  inputRef?: Ref<HTMLInputElement | null>;
}

const Control = lazy(() => import(/* webpackChunkName: "choices" */ './checkbox.control').then((code) => ({ default: code.CheckboxControl })));

/** One yes or no. */
export function Checkbox(props: CheckboxProps) {
  return (
    <Suspense fallback={<ChoicePlaceholder label={props.label} />}>
      <Control {...props} />
    </Suspense>
  );
}
