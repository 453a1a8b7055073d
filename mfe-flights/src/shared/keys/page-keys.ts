import { useEffect, useEffectEvent } from 'react';

/** Dialogs over the page, except toasts, which have the same role. */
const IN_FRONT = '[role=dialog], [role=alertdialog]:not([aria-modal=false])';

/** Elements that use letters themselves: fields, and lists with type-ahead, closed ones included. */
const TYPED_IN =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true], [role=combobox], [role=listbox], [role=menu], [aria-haspopup=listbox]';

/** Whether a key press belongs to a field, a list or the browser. */
export function isTyped({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey || (target instanceof Element && target.closest(TYPED_IN) !== null);
}

/** Whether a key press is for the page: also not for a dialog over it. */
export function isForPage(event: KeyboardEvent): boolean {
  return !isTyped(event) && !document.querySelector(IN_FRONT);
}

/** Listens to key presses while the component is mounted. */
export function useKeys(press: (event: KeyboardEvent) => void): void {
  const latest = useEffectEvent(press);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => latest(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
