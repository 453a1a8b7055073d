import type { ReactNode } from 'react';

/** An option of a checkbox group or radio group. */
export interface ChoiceOption<V extends string = string> {
  value: V;
  label: string;
  /** Second line below the label. */
  description?: string;
  /** At the end of the line: a count, a price. */
  end?: ReactNode;
  isDisabled?: boolean;
}

/** A segment of a segmented control. */
export interface SegmentOption<V extends string = string> {
  value: V;
  label: string;
  icon?: ReactNode;
  isDisabled?: boolean;
}
