import type { ReactNode, Ref } from 'react';

import type { FieldProps } from '../frame/field-props';
import { lateControl } from '../frame/late-control';
import { LazyField } from '../frame/lazy-field';

export interface ComboBoxItem {
  id: string;
  /** What a screen reader says and the field shows for the item. */
  textValue: string;
}

export interface ComboBoxProps<T extends ComboBoxItem> extends FieldProps {
  /** Shown as they come: whoever gives them has searched and sorted. */
  items: readonly T[];
  /** What is being typed. */
  inputValue: string;
  onInputChange: (text: string) => void;
  onSelectionChange: (item: T) => void;
  /** How an item looks in the list; its `textValue` without it. */
  renderItem?: (item: T) => ReactNode;
  isLoading?: boolean;
  /**
   * Text of the item chosen before, '' for none. Shown whenever nobody is typing, so that leaving the field without a
   * choice brings it back. Left out, the field shows what was typed.
   */
  selectedText?: string;
  placeholder?: string;
  /** Said when the search found nothing. */
  emptyText?: string;
  /** Short text or icon before the input. */
  iconStart?: ReactNode;
  autoFocus?: boolean;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
}

const Control = lateControl(() => import('./combo-box.control').then((code) => code.ComboBoxControl));

/** Search as you type. The first hit is ready under Enter and Tab; arrows move, Escape closes. */
export function ComboBox<T extends ComboBoxItem>(props: ComboBoxProps<T>) {
  // The chunk is typed for any item; items only travel from `items` back into these callbacks.
  const untyped = props as unknown as ComboBoxProps<ComboBoxItem>;
  return (
    <LazyField {...props}>
      <Control {...untyped} />
    </LazyField>
  );
}
