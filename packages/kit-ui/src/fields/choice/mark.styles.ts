import { css } from 'styled-components';

/** A row of a mark (box, circle, track) and its label; the whole row is clickable. */
export const choiceRow = css`
  position: relative;
  display: flex;
  align-items: flex-start;
  gap: var(--jw-space-2);
  min-block-size: 1.5rem;
  font-size: var(--jw-text-sm);
  line-height: 1.25rem;
  color: var(--jw-text);
  cursor: pointer;
  &[data-disabled] {
    color: var(--jw-text-subtle);
    cursor: not-allowed;
  }
`;

/** Box or circle before the label; its state comes from the row. */
export const mark = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: none;
  inline-size: 1.25rem;
  block-size: 1.25rem;
  border: 1.5px solid var(--jw-border-strong);
  background: var(--jw-surface);
  color: var(--jw-on-accent);
  transition: background-color var(--jw-fast) var(--jw-ease);
  [data-hovered] > & {
    border-color: var(--jw-accent);
  }
  [data-focus-visible] > & {
    outline: 2px solid var(--jw-focus);
    outline-offset: 2px;
  }
  [data-selected] > &,
  [data-indeterminate] > & {
    border-color: var(--jw-accent);
    background: var(--jw-accent);
  }
  [data-invalid] > & {
    border-color: var(--jw-danger);
  }
  [data-disabled] > & {
    border-color: var(--jw-border);
    background: var(--jw-surface-sunken);
    color: var(--jw-text-subtle);
  }
`;
