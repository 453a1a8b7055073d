import { css, styled } from '@jetway/kit-ui';

/** Styles of a day: selected, cheapest, or other. */
export const dayLook = css`
  position: relative;
  border: 1px solid var(--jw-border);
  border-radius: var(--jw-radius-md);
  background: var(--jw-surface);
  color: var(--jw-text-muted);
  font-variant-numeric: tabular-nums;
  text-decoration: none;
  white-space: nowrap;

  &:hover {
    border-color: var(--jw-accent-border);
    color: var(--jw-text);
  }

  &[data-cheapest] {
    border-color: var(--jw-success);
    background: var(--jw-success-soft);
  }

  &[aria-current] {
    border-color: var(--jw-accent);
    background: var(--jw-accent);
    color: var(--jw-on-accent);
    font-weight: 600;
  }

  &:focus-visible {
    outline: 2px solid var(--jw-focus);
    outline-offset: -2px;
    box-shadow: inset 0 0 0 4px var(--jw-surface);
  }
`;

/** In the place of a price that is on its way: as high as its text, so that nothing moves when it comes. */
export const Awaited = styled.span`
  inline-size: 60%;
  background: linear-gradient(var(--jw-border), var(--jw-border)) center / 100% 0.6em no-repeat;

  &::before {
    content: '\\200b';
  }
`;
