import { breather } from './breather';

/** Libraries the start needs, each in a task of its own: evaluated together they would block a slow phone. */
const PIECES: readonly (() => unknown)[] = [
  () => import('react-dom/client'),
  () => import('styled-components'),
  () => import('@jetway/kit-runtime/store'),
  () => import('@jetway/kit-api'),
  () => import('@jetway/kit-runtime/router'),
  () => import('@jetway/kit-runtime'),
  // Loads the browser's language data, which the accessibility library needs when it loads.
  () => Intl.DateTimeFormat.supportedLocalesOf(navigator.language),
  () => import('@jetway/kit-ui'),
];

/** Evaluates the libraries one by one. Failures are ignored here: the start imports them again and handles errors. */
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
