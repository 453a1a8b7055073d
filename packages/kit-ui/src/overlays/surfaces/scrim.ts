import { Dialog, ModalOverlay } from 'react-aria-components';

import { keyframes, styled } from '../../theme';

const fade = keyframes`
  from { opacity: 0; }
`;

/** Covers the page behind a dialog or sheet. */
export const Scrim = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: var(--jw-z-overlay);
  display: flex;
  background: var(--jw-scrim);
  &[data-entering] {
    animation: ${fade} var(--jw-base) var(--jw-ease);
  }
  &[data-exiting] {
    animation: ${fade} var(--jw-fast) var(--jw-ease) reverse;
  }
`;

/** The dialog element: a column limited by the height of its frame. */
export const Column = styled(Dialog)`
  display: flex;
  flex-direction: column;
  min-block-size: 0;
  max-block-size: inherit;
  block-size: inherit;
  outline: none;
`;
