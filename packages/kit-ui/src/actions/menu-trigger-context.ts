import { createContext, type RefObject } from 'react';

export interface MenuTriggerState {
  ref: RefObject<HTMLElement | null>;
  menuId: string;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  /** What is focused on opening: an item for the keyboard, the list itself for a pointer. */
  focus: 'first' | 'last' | true;
}

/** State that a `MenuTrigger` passes to its `Menu`. */
export const MenuTriggerContext = createContext<MenuTriggerState>({
  ref: { current: null },
  menuId: '',
  isOpen: false,
  setOpen: () => undefined,
  focus: true,
});
