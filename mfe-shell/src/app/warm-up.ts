import { breather } from './breather';

/** What the start stands on, each piece a task of its own: evaluated together they would block a slow phone. */
const PIECES: readonly (() => unknown)[] = [
  () => import('react-dom/client'),
  () => import('styled-components'),
  () => import('@jetway/kit-runtime/store'),
  () => import('@jetway/kit-api'),
  () => import('@jetway/kit-runtime/router'),
  () => import('@jetway/kit-runtime'),
  // Brings the browser's language data in, which the accessibility library asks for as it loads.
  () => Intl.DateTimeFormat.supportedLocalesOf(navigator.language),
  () => import('@jetway/kit-ui'),
];

/** Evaluates the libraries piece by piece. What does not come now is asked for again, and answered for, by the start itself. */
export async function warmUp(): Promise<void> {
  for (const piece of PIECES) {
    try {
      await piece();
    } catch {
      return;
    }
    await breather();
  }
}
