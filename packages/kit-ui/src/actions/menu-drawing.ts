import type { ComponentType, ReactNode } from 'react';
import { createContext } from 'react';
import type {
  MenuItemProps as AriaMenuItemProps,
  MenuSectionProps as AriaMenuSectionProps,
} from 'react-aria-components';

export interface MenuItemProps extends Omit<AriaMenuItemProps, 'children' | 'className' | 'style'> {
  /** Marks an irreversible action. */
  isDanger?: boolean;
  children: ReactNode;
  className?: string;
}

export interface MenuSectionProps extends Omit<
  AriaMenuSectionProps<object>,
  'children' | 'className' | 'style' | 'items' | 'dependencies'
> {
  /** Heading above the items. */
  title: ReactNode;
  /** `MenuItem`s. With `selectionMode` they are options, and those in `selectedKeys` are ticked. */
  children: ReactNode;
}

export interface MenuParts {
  Item: ComponentType<MenuItemProps>;
  Section: ComponentType<MenuSectionProps>;
}

/** The components that render an open menu; loaded with it. */
export const MenuDrawing = createContext<MenuParts | undefined>(undefined);
