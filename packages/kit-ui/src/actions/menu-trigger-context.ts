import { createContext, type RefObject } from 'react';

export interface MenuTriggerState {
  ref: RefObject<HTMLElement | null>;
  menuId: string;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  /** Where the focus goes on opening: an item for the keyboard, the list itself for a pointer. */
  focus: 'first' | 'last' | true;
}

/** What a `MenuTrigger` tells its `Menu`. */
export const MenuTriggerContext = createContext<MenuTriggerState>({
  ref: { current: null },
  menuId: '',
  isOpen: false,
  setOpen: () => undefined,
  focus: true,
});
