import { createContext, createElement, use, type ComponentType, type ReactNode } from 'react';
import type { MenuItemProps as AriaMenuItemProps } from 'react-aria-components';

import type { MenuSectionProps } from './menu-section';

export interface MenuItemProps extends Omit<AriaMenuItemProps, 'children' | 'className' | 'style'> {
  /** Marks what cannot be undone. */
  isDanger?: boolean;
  children: ReactNode;
  className?: string;
}

export interface MenuParts {
  Item: ComponentType<MenuItemProps>;
  Section: ComponentType<MenuSectionProps>;
}

/** How an open menu draws what is in it: by code that arrives with the menu. */
export const MenuDrawing = createContext<MenuParts | undefined>(undefined);

/** One choice of a `Menu`; with `href` it goes somewhere. */
export function MenuItem(props: MenuItemProps) {
  const drawing = use(MenuDrawing);
  if (!drawing) throw new Error('a MenuItem stands inside a Menu');
  return createElement(drawing.Item, props);
}
