import { createElement, use } from 'react';

import type { MenuItemProps } from './menu-drawing';
import { MenuDrawing } from './menu-drawing';

/** An item of a `Menu`; with `href` it is a link. */
export function MenuItem(props: MenuItemProps) {
  const drawing = use(MenuDrawing);
  if (!drawing) throw new Error('a MenuItem stands inside a Menu');
  return createElement(drawing.Item, props);
}
