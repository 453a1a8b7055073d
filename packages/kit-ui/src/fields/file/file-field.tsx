import type { Ref } from 'react';
import { lazy } from 'react';

import type { FieldProps } from '../frame/field-props';
import { LazyField } from '../frame/lazy-field';

export interface FileFieldProps extends FieldProps {
  value: File | null;
  onChange: (file: File | null) => void;
  onBlur?: () => void;
  /** Accepted media types. */
  accept: readonly string[];
  /** Upload progress, 0 to 1, while it is uploaded. */
  progress?: number | undefined;
  /** The current picture, shown until another is selected. */
  currentPicture?: string | undefined;
  /** Touch devices also offer their camera. */
  hasCamera?: boolean;
  /** Focused when a submit is refused. */
  inputRef?: Ref<HTMLButtonElement>;
}

const Control = lazy(() => import('./file-field.control').then((code) => ({ default: code.FileFieldControl })));

/** One file: selected or dropped, shown, removed. */
export function FileField(props: FileFieldProps) {
  return (
    <LazyField {...props}>
      <Control {...props} />
    </LazyField>
  );
}
