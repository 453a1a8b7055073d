import { createContext, createElement, use, type ComponentType, type ReactNode } from 'react';
import type { MenuItemProps as AriaMenuItemProps } from 'react-aria-components';

import type { MenuSectionProps } from './menu-section';

export interface MenuItemProps extends Omit<AriaMenuItemProps, 'children' | 'className' | 'style'> {
  /** Marks an irreversible action. */
  isDanger?: boolean;
  children: ReactNode;
  className?: string;
}

export interface MenuParts {
  Item: ComponentType<MenuItemProps>;
  Section: ComponentType<MenuSectionProps>;
}

/** The components that render an open menu; loaded with it. */
export const MenuDrawing = createContext<MenuParts | undefined>(undefined);

/** An item of a `Menu`; with `href` it is a link. */
export function MenuItem(props: MenuItemProps) {
  const drawing = use(MenuDrawing);
  if (!drawing) throw new Error('a MenuItem stands inside a Menu');
  return createElement(drawing.Item, props);
}
