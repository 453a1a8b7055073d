import { Menu as AriaMenu, type MenuProps as AriaMenuProps, type PopoverProps } from 'react-aria-components';

import { Bubble } from '../overlays/bubble';
import { styled } from '../theme';

export interface MenuProps<T extends object> extends Omit<AriaMenuProps<T>, 'className' | 'style'> {
  placement?: PopoverProps['placement'];
  className?: string;
}

const List = styled(AriaMenu)`
  display: flex;
  flex-direction: column;
  min-inline-size: 11rem;
  max-block-size: inherit;
  padding: var(--jw-space-1);
  overflow: auto;
  outline: none;
` as typeof AriaMenu;

/** The list a `MenuTrigger` opens; its children are `MenuItem`s. */
export function Menu<T extends object>({ placement = 'bottom end', ...rest }: MenuProps<T>) {
  return (
    <Bubble placement={placement} offset={6}>
      <List {...rest} />
    </Bubble>
  );
}
