import { css, styled } from '../../theme';

export const tabBar = css`
  display: flex;
  gap: var(--jw-space-5);
  overflow-x: auto;
  scrollbar-width: none;
  border-block-end: 1px solid var(--jw-border);
`;

export const tabLook = css`
  position: relative;
  flex: none;
  padding: 0.625rem 0.125rem 0.6875rem;
  font-size: var(--jw-text-sm);
  font-weight: 550;
  line-height: 1.4;
  white-space: nowrap;
  color: var(--jw-text-muted);
  cursor: pointer;
  outline: none;
  transition: color var(--jw-fast);
  &::after {
    content: '';
    position: absolute;
    inset-inline: 0;
    inset-block-end: 0;
    block-size: 2px;
    border-radius: 2px 2px 0 0;
    background: transparent;
    transition: background var(--jw-fast);
  }
  &[data-hovered] {
    color: var(--jw-text);
  }
  &[data-hovered]::after {
    background: var(--jw-border-strong);
  }
  &[data-selected] {
    color: var(--jw-accent-text);
  }
  &[data-selected]::after {
    background: var(--jw-accent);
  }
  &[data-disabled] {
    opacity: 0.45;
    cursor: default;
  }
  &[data-focus-visible] {
    border-radius: var(--jw-radius-sm);
    box-shadow: inset 0 0 0 2px var(--jw-focus);
  }
`;

export const Waiting = styled.div`
  ${tabBar}
  > span {
    ${tabLook}
  }
`;
