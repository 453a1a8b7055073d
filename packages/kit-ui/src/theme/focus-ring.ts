import { css } from 'styled-components';

/** The keyboard's ring for react-aria parts, which mark it with a data attribute. */
export const focusRing = css`
  outline: 2px solid transparent;
  outline-offset: 2px;
  &[data-focus-visible] {
    outline-color: var(--jw-focus);
  }
`;
