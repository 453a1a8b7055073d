import { MenuItem as AriaMenuItem } from 'react-aria-components';

import type { MenuItemProps } from '../../actions/menu-drawing';
import { media, styled } from '../../theme';

const Row = styled(AriaMenuItem)<{ $isDanger: boolean }>`
  display: flex;
  align-items: center;
  gap: var(--jw-space-2);
  min-block-size: var(--jw-control-sm);
  padding: var(--jw-space-1) var(--jw-space-2);
  border-radius: var(--jw-radius-sm);
  font-size: var(--jw-text-sm);
  color: ${({ $isDanger }) => ($isDanger ? 'var(--jw-danger-text)' : 'var(--jw-text)')};
  text-decoration: none;
  cursor: pointer;
  outline: none;
  > svg {
    color: var(--jw-text-muted);
  }
  > svg:last-child:not(:first-child) {
    margin-inline-start: auto;
    color: var(--jw-accent-text);
  }
  &[data-focused],
  &[data-open] {
    background: ${({ $isDanger }) => ($isDanger ? 'var(--jw-danger-soft)' : 'var(--jw-surface-sunken)')};
  }
  &[data-focus-visible] {
    box-shadow: inset 0 0 0 2px var(--jw-focus);
  }
  &[data-pressed] {
    background: var(--jw-accent-soft);
  }
  &[data-disabled] {
    cursor: not-allowed;
    opacity: 0.5;
  }
  ${media.touch} {
    min-block-size: 40px;
  }
`;

export function MenuItemSurface({ isDanger = false, ...rest }: MenuItemProps) {
  return <Row $isDanger={isDanger} {...rest} />;
}
