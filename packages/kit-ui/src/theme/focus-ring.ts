import { css } from 'styled-components';

/** Keyboard focus ring for react-aria components, which mark it with a data attribute. */
export const focusRing = css`
  outline: 2px solid transparent;
  outline-offset: 2px;
  &[data-focus-visible] {
    outline-color: var(--jw-focus);
  }
`;
