import type { ReactNode } from 'react';
import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components';

import type { Tone } from '../../theme';

/** How long a toast stays, unless somebody reads it with the pointer or the keyboard on it. */
const STAYS_MS = 3000;
const AT_ONCE = 4;

export interface ToastOptions {
  /** A second, quieter line. */
  description?: ReactNode;
  /** Milliseconds on screen; 3000 unless told. */
  duration?: number;
}

export interface ToastContent {
  tone: Tone;
  message: ReactNode;
  description?: ReactNode;
}

/** One queue for the whole page: the kit is loaded once. */
export const queue = new ToastQueue<ToastContent>({ maxVisibleToasts: AT_ONCE });

function show(tone: Tone) {
  return (message: ReactNode, { description, duration = STAYS_MS }: ToastOptions = {}) => {
    queue.add({ tone, message, description }, { timeout: duration });
  };
}

/** Says that something happened, in the corner, from anywhere. */
export const toast = { success: show('success'), error: show('danger'), info: show('info') };
