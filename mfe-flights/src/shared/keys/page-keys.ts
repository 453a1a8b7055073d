import { useEffect, useEffectEvent } from 'react';

/** A dialog in front of the page; a toast has its role and is none. */
const IN_FRONT = '[role=dialog], [role=alertdialog]:not([aria-modal=false])';

/** What takes letters for itself: fields, and lists that go to the entry a letter begins, closed ones too. */
const TYPED_IN =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true], [role=combobox], [role=listbox], [role=menu], [aria-haspopup=listbox]';

/** Whether a key is meant for the field or the list it is pressed in, or for the browser. */
export function isTyped({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey || (target instanceof Element && target.closest(TYPED_IN) !== null);
}

/** Whether a key is pressed for the page, and not for a dialog in front of it either. */
export function isForPage(event: KeyboardEvent): boolean {
  return !isTyped(event) && !document.querySelector(IN_FRONT);
}

/** Hears every key as long as its component stands. */
export function useKeys(press: (event: KeyboardEvent) => void): void {
  const latest = useEffectEvent(press);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => latest(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
