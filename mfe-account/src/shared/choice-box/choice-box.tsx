import type { ComboBoxItem } from '@jetway/kit-ui';
import { ComboBox } from '@jetway/kit-ui';
import type { FieldProps } from '@jetway/kit-ui';
import type { Ref } from 'react';
import { useState } from 'react';

interface ChoiceBoxProps extends FieldProps {
  items: readonly { id: string; label: string }[];
  /** Id of the selected item, or the typed text where that is allowed. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** Any text may be typed; the items are suggestions. */
  isFree?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}

const MOST = 60;

/** Selects one of many items by typing part of its name. */
export function ChoiceBox({ items, value, onChange, onBlur, isFree = false, ...field }: ChoiceBoxProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const chosen = items.find(({ id }) => id === value)?.label ?? value;
  const wanted = (typed ?? '').trim().toLowerCase();
  const found = items.filter(({ label }) => label.toLowerCase().includes(wanted)).slice(0, MOST);
  const options: ComboBoxItem[] = found.map(({ id, label }) => ({ id, textValue: label }));
  const type = (text: string) => {
    setTyped(text);
    if (isFree || text === '') onChange(text);
  };
  const leave = () => {
    setTyped(null);
    onBlur?.();
  };
  return (
    <ComboBox
      {...field}
      items={options}
      inputValue={typed ?? chosen}
      onInputChange={type}
      onSelectionChange={({ id }) => {
        onChange(id);
        setTyped(null);
      }}
      onBlur={leave}
      {...(isFree ? {} : { selectedText: chosen })}
    />
  );
}
