import { css } from 'styled-components';

import { media } from '../../theme';

export const segmentTrack = css`
  display: inline-flex;
  gap: 2px;
  max-inline-size: 100%;
  overflow-x: auto;
  padding: 3px;
  border-radius: var(--jw-radius-md);
  background: var(--jw-surface-sunken);
`;

export const segment = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--jw-space-2);
  flex: 1 0 auto;
  min-block-size: var(--jw-control-sm);
  padding-inline: var(--jw-space-3);
  border-radius: calc(var(--jw-radius-md) - 3px);
  font-size: var(--jw-text-sm);
  font-weight: 500;
  white-space: nowrap;
  color: var(--jw-text-muted);
  cursor: pointer;
  transition: background-color var(--jw-fast) var(--jw-ease);
  ${media.touch} {
    min-block-size: var(--jw-control-md);
  }
  &[data-hovered] {
    color: var(--jw-text);
  }
  &[data-selected] {
    background: var(--jw-surface-raised);
    color: var(--jw-text);
    box-shadow: var(--jw-shadow-1);
  }
  &[data-focus-visible] {
    outline: 2px solid var(--jw-focus);
    outline-offset: -2px;
  }
  &[data-disabled] {
    color: var(--jw-text-subtle);
    cursor: not-allowed;
  }
`;
