import { NavLink } from '@jetway/kit-runtime/router';
import styled, { css } from 'styled-components';

import { entriesForms, entryForms, groupForms, railForms } from './nav.forms';

export const Rail = styled.nav<{ $isCollapsed: boolean }>`
  grid-area: nav;
  position: sticky;
  inset-block-start: var(--frame-header);
  display: flex;
  flex-direction: column;
  gap: 1rem;
  block-size: calc(100dvh - var(--frame-header));
  inline-size: ${({ $isCollapsed }) => ($isCollapsed ? '4.25rem' : '14rem')};
  padding: 1rem 0.75rem;
  overflow-y: auto;
  scroll-padding-block-end: 3rem;
  background: var(--jw-surface);
  border-inline-end: 1px solid var(--jw-border);

  ${({ $isCollapsed }) => railForms($isCollapsed)}

  @media (max-width: 1023px) {
    display: none;
  }
`;

export const GroupLabel = styled.h2`
  margin: 0 0 0.25rem;
  padding-inline: 0.75rem;
  color: var(--jw-text-subtle);
  font-size: 0.75rem;
  font-weight: 600;
  ${groupForms}
`;

export const Entries = styled.ul`
  display: grid;
  gap: 0.125rem;
  margin: 0;
  padding: 0;
  list-style: none;
  ${entriesForms}
`;

export const Entry = styled(NavLink)`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  min-block-size: 2.5rem;
  padding-inline: 0.75rem;
  border-inline-start: var(--jw-nav-mark) solid transparent;
  border-radius: var(--jw-nav-radius);
  color: var(--jw-text-muted);
  font-weight: 500;
  line-height: 1.2;
  text-decoration: none;

  &:hover {
    background: var(--jw-surface-sunken);
    color: var(--jw-text);
  }

  &.active {
    border-inline-start-color: var(--jw-accent);
    background: var(--jw-accent-soft);
    color: var(--jw-accent-text);
  }

  /* When both a menu and its page are current, only the page is highlighted. */
  li:has(> ul .active) > &.active:not(:hover) {
    border-inline-start-color: transparent;
    background: none;
    color: var(--jw-text);
  }

  &:focus-visible {
    outline: 2px solid var(--jw-focus);
    outline-offset: -2px;
  }

  ${entryForms}
`;

export const Foot = styled.div`
  position: sticky;
  inset-block-end: -1rem;
  margin-block-start: auto;
  padding-block-end: 1rem;
  background: var(--jw-surface);
`;

export const BottomBar = styled.nav`
  display: none;

  @media (max-width: 1023px) {
    position: fixed;
    inset-block-end: 0;
    inset-inline: 0;
    z-index: 20;
    display: grid;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    padding-block-end: env(safe-area-inset-bottom);
    background: var(--jw-surface);
    border-block-start: 1px solid var(--jw-border);
  }
`;

const barEntry = css`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: 0.125rem;
  min-block-size: 3.5rem;
  padding-inline: 0.25rem;
  overflow: hidden;
  color: var(--jw-text-muted);
  font-size: 0.75rem;
  line-height: 1.15;
  text-align: center;
  text-decoration: none;

  &.active,
  &[aria-expanded='true'] {
    color: var(--jw-accent-text);
  }

  &:focus-visible {
    outline: 2px solid var(--jw-focus);
    outline-offset: -2px;
  }
`;

export const BarEntry = styled(NavLink)`
  ${barEntry}
`;

export const BarButton = styled.button`
  ${barEntry}
  border: 0;
  background: none;
  cursor: pointer;
`;
