import { createElement, use, type ReactNode } from 'react';
import type { MenuSectionProps as AriaMenuSectionProps } from 'react-aria-components';

import { MenuDrawing } from './menu-item';

export interface MenuSectionProps
  extends Omit<AriaMenuSectionProps<object>, 'children' | 'className' | 'style' | 'items' | 'dependencies'> {
  /** Heading above the items. */
  title: ReactNode;
  /** `MenuItem`s. With `selectionMode` they are options, and those in `selectedKeys` are ticked. */
  children: ReactNode;
}

/** A group of items of a `Menu`, separated by a line. */
export function MenuSection(props: MenuSectionProps) {
  const drawing = use(MenuDrawing);
  if (!drawing) throw new Error('a MenuSection stands inside a Menu');
  return createElement(drawing.Section, props);
}
