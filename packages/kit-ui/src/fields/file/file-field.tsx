import type { Ref } from 'react';
import { lazy } from 'react';

import type { FieldProps } from '../frame/field-props';
import { LazyField } from '../frame/lazy-field';

export interface FileFieldProps extends FieldProps {
  value: File | null;
  onChange: (file: File | null) => void;
  onBlur?: () => void;
  /** Media types the file chooser offers. */
  accept: readonly string[];
  /** How much of it has left, 0 to 1, while it is on its way. */
  progress?: number | undefined;
  /** Picture that stands already, shown until another is chosen. */
  currentPicture?: string | undefined;
  /** Takes the focus of a refused submit. */
  inputRef?: Ref<HTMLButtonElement>;
}

const Control = lazy(() => import('./file-field.control').then((code) => ({ default: code.FileFieldControl })));

/** One file: chosen or dropped, shown, removed. */
export function FileField(props: FileFieldProps) {
  return (
    <LazyField {...props}>
      <Control {...props} />
    </LazyField>
  );
}
