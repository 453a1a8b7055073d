import type { FocusEvent } from 'react';
import { useContext, useEffect, useReducer, useState } from 'react';
import { ComboBox as AriaComboBox, ComboBoxStateContext, Input } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { styled } from 'styled-components';

import { useKitWords } from '../../theme';
import { bareInput, controlBox, fieldColumn } from '../frame/control.styles';
import { FieldHelp } from '../frame/field-help';
import { FieldLabel } from '../frame/field-label';
import { validationOf } from '../frame/field-props';
import { IconSlot } from '../text/text-field';
import type { ComboBoxItem, ComboBoxProps } from './combo-box';
import { EmptyNote, List, ListItem, ListPopover } from './list.styles';

const Column = styled(AriaComboBox)`
  ${fieldColumn}
` as typeof AriaComboBox;

const Box = styled(Group)`
  ${controlBox}
  display: flex;
  align-items: center;
`;

const Search = styled(Input)`
  ${bareInput}
  text-overflow: ellipsis;
`;

/**
 * Two texts compete for the input: the typed search and the earlier selection. The search wins from the first keystroke until
 * a selection or blur.
 */
function useTyping({
  inputValue,
  selectedText,
  onInputChange,
  onSelectionChange,
  onClear,
  onBlur,
  items,
}: ComboBoxProps<ComboBoxItem>) {
  const [isTyping, setTyping] = useState(false);
  const [picked, setPicked] = useState<string | null>(null);
  const endTyping = () => {
    setTyping(false);
    if (selectedText !== undefined && isTyping) onInputChange('');
  };
  return {
    isTyping,
    picked,
    text: isTyping || selectedText === undefined ? inputValue : selectedText,
    onType: (text: string) => {
      setTyping(true);
      setPicked(null);
      onInputChange(text);
      if (text === '') onClear?.();
    },
    onPick: (key: string | number | null) => {
      const item = items.find((candidate) => candidate.id === key);
      if (!item) return;
      setPicked(item.id);
      endTyping();
      onSelectionChange(item);
    },
    // Only a new selection closes the list, so the previous one is cleared when the list opens.
    onOpenChange: (isOpen: boolean) => {
      if (isOpen) setPicked(null);
    },
    /** The library focuses the field again whenever it clears the list's mark; the typed text must survive that. */
    onFocus: ({ target }: FocusEvent<HTMLInputElement>) => {
      if (!isTyping) target.select();
    },
    onBlur: () => {
      endTyping();
      onBlur?.();
    },
  };
}

interface SearchBoxProps extends Pick<ComboBoxProps<ComboBoxItem>, 'inputRef' | 'placeholder'> {
  hasSuggestions: boolean;
  onFocus: (event: FocusEvent<HTMLInputElement>) => void;
}

/**
 * The input. Suggestions open when the browser moves the focus to it, and not on the events by which the library tells
 * the input that the focus is back from the list: a choice would open the list it has just closed.
 */
function SearchBox({ inputRef, placeholder, hasSuggestions, onFocus }: SearchBoxProps) {
  const state = useContext(ComboBoxStateContext);
  const open = (event: FocusEvent<HTMLInputElement>) => {
    onFocus(event);
    if (hasSuggestions && event.isTrusted) state?.open(null, 'focus');
  };
  return <Search ref={inputRef} placeholder={placeholder} onFocus={open} />;
}

/** Marks the first result for Enter while the user types; an opened list of suggestions stays unmarked. */
function FirstHitReady({ isTyping }: { isTyping: boolean }) {
  const state = useContext(ComboBoxStateContext);
  const [, lookAgain] = useReducer((passes: number) => passes + 1, 0);
  const first = state?.isOpen ? state.collection.getFirstKey() : null;
  const isUnmarked = state?.selectionManager.focusedKey === null;
  useEffect(() => {
    if (!isTyping || first === null || !isUnmarked) return;
    state?.selectionManager.setFocusedKey(first);
    // A new text and a newly filled list each make the library clear the mark once more, later in the same pass.
    lookAgain();
  });
  return null;
}

export function ComboBoxControl({ inputRef, ...props }: ComboBoxProps<ComboBoxItem>) {
  const { label, description, errorMessage, items, renderItem, isLoading, isRequired } = props;
  const words = useKitWords();
  const typing = useTyping(props);
  const validation = validationOf(props);
  return (
    <Column
      {...validation}
      name={props.name}
      isDisabled={props.isDisabled}
      isRequired={isRequired}
      autoFocus={props.autoFocus}
      items={items}
      value={typing.picked}
      inputValue={typing.text}
      onInputChange={typing.onType}
      onChange={typing.onPick}
      onOpenChange={typing.onOpenChange}
      onBlur={typing.onBlur}
      allowsCustomValue
      allowsEmptyCollection
    >
      <FieldLabel label={label} isLabelHidden={props.isLabelHidden} isRequired={isRequired} />
      <Box isInvalid={validation.isInvalid} isDisabled={props.isDisabled}>
        {props.iconStart && <IconSlot aria-hidden="true">{props.iconStart}</IconSlot>}
        <SearchBox
          inputRef={inputRef}
          placeholder={props.placeholder}
          hasSuggestions={items.length > 0}
          onFocus={typing.onFocus}
        />
      </Box>
      <FieldHelp description={description} errorMessage={errorMessage} />
      <FirstHitReady isTyping={typing.isTyping} />
      <ListPopover>
        <List<ComboBoxItem>
          aria-busy={isLoading}
          renderEmptyState={() => (
            <EmptyNote role="status">{isLoading ? words.loading : (props.emptyText ?? words.noResults)}</EmptyNote>
          )}
        >
          {(item) => (
            <ListItem id={item.id} textValue={item.textValue}>
              {renderItem ? renderItem(item) : item.textValue}
            </ListItem>
          )}
        </List>
      </ListPopover>
    </Column>
  );
}
