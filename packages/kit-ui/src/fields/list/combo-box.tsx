import type { ReactNode, Ref } from 'react';

import type { FieldProps } from '../frame/field-props';
import { lateControl } from '../frame/late-control';
import { LazyField } from '../frame/lazy-field';

export interface ComboBoxItem {
  id: string;
  /** Text of the item, for the field and for screen readers. */
  textValue: string;
}

export interface ComboBoxProps<T extends ComboBoxItem> extends FieldProps {
  /** Shown in the given order; the owner filters and sorts. */
  items: readonly T[];
  /** The typed text. */
  inputValue: string;
  onInputChange: (text: string) => void;
  onSelectionChange: (item: T) => void;
  /** The user has emptied the field. Without it, a field left empty shows the earlier selection again. */
  onClear?: () => void;
  /** Renders an item in the list; its `textValue` by default. */
  renderItem?: (item: T) => ReactNode;
  isLoading?: boolean;
  /**
   * Text of the earlier selection, '' for none. Shown unless the user is typing, so leaving the field without a new selection
   * restores it. When omitted, the field shows the typed text.
   */
  selectedText?: string;
  placeholder?: string;
  /** Shown when there are no results. */
  emptyText?: string;
  /** Short text or icon before the input. */
  iconStart?: ReactNode;
  autoFocus?: boolean;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
}

const Control = lateControl(() => import('./combo-box.control').then((code) => code.ComboBoxControl));

/** Search as you type. Enter or Tab selects the first result; arrow keys move, Escape closes. */
export function ComboBox<T extends ComboBoxItem>(props: ComboBoxProps<T>) {
  // The chunk is typed for any item; items only pass from `items` back into these callbacks.
  const untyped = props as unknown as ComboBoxProps<ComboBoxItem>;
  return (
    <LazyField {...props}>
      <Control {...untyped} />
    </LazyField>
  );
}
