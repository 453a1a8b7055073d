import type { ReactNode } from 'react';
import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components';

import type { Tone } from '../../theme';

/** How long a toast stays, unless the pointer or focus is on it. */
const STAYS_MS = 3000;
const AT_ONCE = 4;

export interface ToastOptions {
  /** A second, subdued line. */
  description?: ReactNode;
  /** Duration in milliseconds; default 3000. */
  duration?: number;
}

export interface ToastContent {
  tone: Tone;
  message: ReactNode;
  description?: ReactNode;
}

/** One queue for the whole page, because the kit is loaded once. */
export const queue = new ToastQueue<ToastContent>({ maxVisibleToasts: AT_ONCE });

function show(tone: Tone) {
  return (message: ReactNode, { description, duration = STAYS_MS }: ToastOptions = {}) => {
    queue.add({ tone, message, description }, { timeout: duration });
  };
}

/** Shows a toast from anywhere in the portal. */
export const toast = {
  success: show('success'),
  error: show('danger'),
  info: show('info'),
  clear: () => queue.clear(),
};
