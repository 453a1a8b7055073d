import { lazy, Suspense } from 'react';

import type { FieldProps } from '../frame/field-props';
import { ChoicePlaceholder } from './choice-placeholder';

export interface SwitchProps extends FieldProps {
  value: boolean;
  onChange: (value: boolean) => void;
  onBlur?: () => void;
}

const Control = lazy(() =>
  import(/* webpackChunkName: "choices" */ './switch.control').then((code) => ({ default: code.SwitchControl })),
);

/** A setting that takes effect immediately. */
export function Switch(props: SwitchProps) {
  return (
    <Suspense fallback={<ChoicePlaceholder label={props.label} isWide />}>
      <Control {...props} />
    </Suspense>
  );
}
