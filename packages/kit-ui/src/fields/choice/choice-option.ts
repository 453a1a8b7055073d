import type { ReactNode } from 'react';

/** One of the options of a checkbox group or a radio group. */
export interface ChoiceOption<V extends string = string> {
  value: V;
  label: string;
  /** Second line under the label. */
  description?: string;
  /** Right-hand side: a count, a price. */
  end?: ReactNode;
  isDisabled?: boolean;
}
