import { styled } from '../theme';

/** A keyboard key. */
export const Kbd = styled.kbd`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-inline-size: 1.5em;
  padding: 0.1em 0.4em;
  font: 500 0.75em / 1.5 var(--jw-font);
  color: var(--jw-text-muted);
  background: var(--jw-surface-sunken);
  border: 1px solid var(--jw-border);
  border-block-end-width: 2px;
  border-radius: var(--jw-radius-sm);
`;
