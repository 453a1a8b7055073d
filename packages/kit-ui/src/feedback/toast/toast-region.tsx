import { UNSTABLE_ToastRegion as AriaToastRegion } from 'react-aria-components/Toast';

import { styled, useKitWords } from '../../theme';
import { queue, type ToastContent } from './toast';
import { ToastCard } from './toast-card';

const Region = styled(AriaToastRegion<ToastContent>)`
  position: fixed;
  inset-block-start: calc(var(--jw-space-4) + env(safe-area-inset-top));
  inset-inline-end: var(--jw-space-4);
  z-index: var(--jw-z-toast);
  display: flex;
  flex-direction: column;
  gap: var(--jw-space-2);
  inline-size: min(22.5rem, calc(100vw - var(--jw-space-7)));
  border-radius: var(--jw-radius-md);
  outline: none;
  ol {
    display: contents;
    list-style: none;
  }
`;

/** The visible toasts. Uses the library's region, which pauses the timers on hover and focus and restores the focus. */
export default function ToastRegion() {
  const words = useKitWords();
  return (
    <Region queue={queue} aria-label={words.notifications}>
      {({ toast }) => <ToastCard toast={toast} />}
    </Region>
  );
}
