import { css } from 'styled-components';

import { media } from '../../theme';

/** Column of label, control and help. */
export const fieldColumn = css`
  display: flex;
  flex-direction: column;
  gap: var(--jw-space-1);
  min-inline-size: 0;
  font-family: var(--jw-font);
  color: var(--jw-text);
`;

/** Typed text. 16 px on phones, because a smaller font makes them zoom into a focused input. */
export const controlText = css`
  font: inherit;
  font-size: var(--jw-text-sm);
  line-height: 1.25rem;
  color: var(--jw-text);
  ${media.phone} {
    font-size: max(1rem, 16px);
  }
`;

/** The box of a control, for elements with react-aria's data attributes. */
export const controlBox = css`
  ${controlText}
  box-sizing: border-box;
  inline-size: 100%;
  min-block-size: var(--jw-control-md);
  background: var(--jw-surface);
  border: 1px solid var(--jw-border-strong);
  border-radius: var(--jw-radius-md);
  transition:
    border-color var(--jw-fast) var(--jw-ease),
    box-shadow var(--jw-fast) var(--jw-ease),
    background-color var(--jw-fast) var(--jw-ease);
  ${media.touch} {
    min-block-size: var(--jw-control-lg);
  }
  &[data-hovered] {
    border-color: var(--jw-text-subtle);
  }
  &[data-focused],
  &[data-focus-within],
  &[data-focus-visible] {
    outline: none;
    border-color: var(--jw-focus);
    box-shadow: 0 0 0 1px var(--jw-focus);
  }
  &[data-invalid] {
    border-color: var(--jw-danger);
  }
  &[data-invalid][data-focused],
  &[data-invalid][data-focus-within] {
    box-shadow: 0 0 0 1px var(--jw-danger);
  }
  &[data-disabled] {
    background: var(--jw-surface-sunken);
    border-color: var(--jw-border);
    color: var(--jw-text-subtle);
    cursor: not-allowed;
  }
`;

/** An input without a border inside a group. */
export const bareInput = css`
  ${controlText}
  flex: 1;
  min-inline-size: 0;
  inline-size: 100%;
  padding: var(--jw-space-2) var(--jw-space-3);
  border: 0;
  outline: none;
  background: transparent;
  &::placeholder {
    color: var(--jw-text-subtle);
    opacity: 1;
  }
  &:disabled {
    color: var(--jw-text-subtle);
    cursor: not-allowed;
  }
`;

/** A small button inside a group. */
export const boxedButton = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: none;
  inline-size: var(--jw-control-sm);
  block-size: var(--jw-control-sm);
  margin-inline-end: var(--jw-space-1);
  padding: 0;
  border: 0;
  border-radius: var(--jw-radius-sm);
  outline: 2px solid transparent;
  background: transparent;
  color: var(--jw-text-muted);
  cursor: pointer;
  transition: background-color var(--jw-fast) var(--jw-ease);
  &[data-hovered] {
    background: var(--jw-surface-sunken);
    color: var(--jw-text);
  }
  &[data-pressed] {
    background: var(--jw-accent-soft);
  }
  &[data-focus-visible] {
    outline-color: var(--jw-focus);
  }
  &[data-disabled] {
    color: var(--jw-text-subtle);
    cursor: not-allowed;
  }
`;
