import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { styled } from 'styled-components';

import { media } from '../../theme';

export const ListPopover = styled(Popover)`
  box-sizing: border-box;
  min-inline-size: var(--trigger-width);
  max-inline-size: calc(100vw - 1rem);
  overflow: auto;
  border: 1px solid var(--jw-border);
  border-radius: var(--jw-radius-md);
  background: var(--jw-surface-raised);
  box-shadow: var(--jw-shadow-3);
  color: var(--jw-text);
  font-family: var(--jw-font);
  transition:
    opacity var(--jw-fast) var(--jw-ease),
    transform var(--jw-fast) var(--jw-ease);
  &[data-entering],
  &[data-exiting] {
    opacity: 0;
    transform: translateY(-4px);
  }
`;

export const List = styled(ListBox)`
  max-block-size: min(22rem, 60vh);
  overflow: auto;
  padding: var(--jw-space-1);
  outline: none;
` as typeof ListBox;

export const ListItem = styled(ListBoxItem)`
  display: flex;
  align-items: center;
  gap: var(--jw-space-2);
  min-block-size: var(--jw-control-sm);
  padding: var(--jw-space-2) var(--jw-space-3);
  border-radius: var(--jw-radius-sm);
  outline: none;
  font-size: var(--jw-text-sm);
  line-height: 1.25rem;
  cursor: pointer;
  ${media.touch} {
    min-block-size: var(--jw-control-md);
  }
  &[data-hovered],
  &[data-focused] {
    background: var(--jw-accent-soft);
  }
  &[data-selected] {
    font-weight: 600;
  }
  &[data-disabled] {
    color: var(--jw-text-subtle);
    cursor: not-allowed;
  }
` as typeof ListBoxItem;

/** The two lines of an item; takes the remaining width. */
export const ItemWords = styled.span`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;
`;

export const ItemNote = styled.span`
  font-weight: 400;
  color: var(--jw-text-muted);
`;

export const EmptyNote = styled.div`
  padding: var(--jw-space-3);
  font-size: var(--jw-text-sm);
  color: var(--jw-text-muted);
`;
