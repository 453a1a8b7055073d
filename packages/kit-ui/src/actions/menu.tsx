import { use, type ReactNode } from 'react';
import type { Key, MenuProps as AriaMenuProps, PopoverProps } from 'react-aria-components';

import { layer } from '../overlays/layer';
import { useWasOpen } from '../overlays/use-was-open';
import { MenuTriggerContext } from './menu-trigger-context';

export interface MenuProps extends Omit<
  AriaMenuProps<object>,
  'className' | 'style' | 'id' | 'autoFocus' | 'onClose' | 'children' | 'items' | 'onAction'
> {
  /** Called with the `id` of the selected item. */
  onAction?: (id: Key) => void;
  children: ReactNode;
  placement?: PopoverProps['placement'];
  className?: string;
}

/** The list opened by a `MenuTrigger`; its children are `MenuItem`s. */
export function Menu(props: MenuProps) {
  const { isOpen } = use(MenuTriggerContext);
  return useWasOpen(isOpen) ? <layer.Menu {...props} /> : null;
}
