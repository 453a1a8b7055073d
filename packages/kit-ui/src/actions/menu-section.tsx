import { createElement, use } from 'react';

import type { MenuSectionProps } from './menu-drawing';
import { MenuDrawing } from './menu-drawing';

/** A group of items of a `Menu`, separated by a line. */
export function MenuSection(props: MenuSectionProps) {
  const drawing = use(MenuDrawing);
  if (!drawing) throw new Error('a MenuSection stands inside a Menu');
  return createElement(drawing.Section, props);
}
