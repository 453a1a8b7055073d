import { createContext, createElement, use, type ComponentType, type ReactNode } from 'react';
import type { MenuItemProps as AriaMenuItemProps } from 'react-aria-components';

export interface MenuItemProps extends Omit<AriaMenuItemProps, 'children' | 'className' | 'style'> {
  /** Marks what cannot be undone. */
  isDanger?: boolean;
  children: ReactNode;
  className?: string;
}

/** How an open menu draws its items: by code that arrives with the menu. */
export const MenuItemDrawing = createContext<ComponentType<MenuItemProps> | undefined>(undefined);

/** One choice of a `Menu`; with `href` it goes somewhere. */
export function MenuItem(props: MenuItemProps) {
  const Drawing = use(MenuItemDrawing);
  if (!Drawing) throw new Error('a MenuItem stands inside a Menu');
  return createElement(Drawing, props);
}
