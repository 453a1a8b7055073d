import { Popover as AriaPopover } from 'react-aria-components';

import { keyframes, styled } from '../../theme';

const appear = keyframes`
  from { opacity: 0; scale: 0.97; translate: 0 -2px; }
`;

/** The floating surface of menus, popovers and lists of options. */
export const Bubble = styled(AriaPopover)`
  display: flex;
  flex-direction: column;
  max-inline-size: min(28rem, calc(100vw - 2 * var(--jw-space-3)));
  background: var(--jw-surface-raised);
  color: var(--jw-text);
  border: 1px solid var(--jw-border);
  border-radius: var(--jw-radius-md);
  box-shadow: var(--jw-shadow-3);
  font-size: var(--jw-text-sm);
  overflow: hidden;
  transform-origin: var(--trigger-anchor-point, top);
  &[data-entering] {
    animation: ${appear} var(--jw-fast) var(--jw-ease);
  }
  &[data-exiting] {
    animation: ${appear} var(--jw-fast) var(--jw-ease) reverse;
  }
`;
