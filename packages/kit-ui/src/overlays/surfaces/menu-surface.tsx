import { use } from 'react';
import { Menu as AriaMenu } from 'react-aria-components';

import type { MenuProps } from '../../actions/menu';
import { MenuDrawing } from '../../actions/menu-drawing';
import { MenuTriggerContext } from '../../actions/menu-trigger-context';
import { styled } from '../../theme';
import { Bubble } from './bubble';
import { MenuItemSurface } from './menu-item-surface';
import { MenuSectionSurface } from './menu-section-surface';

const PARTS = { Item: MenuItemSurface, Section: MenuSectionSurface };

const List = styled(AriaMenu)`
  display: flex;
  flex-direction: column;
  min-inline-size: 11rem;
  max-block-size: inherit;
  padding: var(--jw-space-1);
  overflow: auto;
  outline: none;
`;

export function MenuSurface({ placement = 'bottom end', children, ...rest }: MenuProps) {
  const trigger = use(MenuTriggerContext);
  return (
    <Bubble
      trigger="MenuTrigger"
      aria-label={rest['aria-label']}
      aria-labelledby={rest['aria-labelledby']}
      triggerRef={trigger.ref}
      isOpen={trigger.isOpen}
      onOpenChange={trigger.setOpen}
      placement={placement}
      offset={6}
    >
      <MenuDrawing value={PARTS}>
        <List {...rest} id={trigger.menuId} autoFocus={trigger.focus} onClose={() => trigger.setOpen(false)}>
          {children}
        </List>
      </MenuDrawing>
    </Bubble>
  );
}
