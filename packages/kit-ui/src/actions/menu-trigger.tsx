import { Children, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { ButtonContext, type PressEvent } from 'react-aria-components';

import { warmOverlays } from '../overlays/layer';
import { MenuTriggerContext, type MenuTriggerState } from './menu-trigger-context';

export interface MenuTriggerProps {
  /** A `Button` or `IconButton`, then its `Menu`. */
  children: [ReactNode, ReactNode];
  defaultOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

const ARROWS: Partial<Record<string, 'first' | 'last'>> = { ArrowDown: 'first', ArrowUp: 'last' };

/** Opens its menu on press, or by an arrow key on the first or last item. */
export function MenuTrigger({ children, defaultOpen = false, onOpenChange }: MenuTriggerProps) {
  const [trigger, menu] = Children.toArray(children);
  const ref = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  const [isOpen, setIsOpen] = useState(defaultOpen);
  const [focus, setFocus] = useState<MenuTriggerState['focus']>(true);
  useEffect(warmOverlays, []);

  function setOpen(next: boolean) {
    setIsOpen(next);
    onOpenChange?.(next);
  }
  function open(at: MenuTriggerState['focus']) {
    setFocus(at);
    setOpen(true);
  }
  const press = {
    ref,
    onPress: ({ pointerType }: PressEvent) =>
      open(pointerType === 'keyboard' || pointerType === 'virtual' ? 'first' : true),
    onKeyDown: (event: { key: string; preventDefault: () => void }) => {
      const at = ARROWS[event.key];
      if (!at) return;
      event.preventDefault();
      open(at);
    },
    'aria-haspopup': 'menu' as const,
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? menuId : undefined,
  };
  return (
    <>
      <ButtonContext value={press}>{trigger}</ButtonContext>
      <MenuTriggerContext value={{ ref, menuId, isOpen, setOpen, focus }}>{menu}</MenuTriggerContext>
    </>
  );
}
