/** What somebody has done on the entrance by the time the page itself takes its place. */
export interface Begun {
  typed: { username: string; password: string };
  /** The field the keyboard is in. */
  focused: 'username' | 'password' | null;
  /** What was pressed and waits to be done. */
  wish: 'submit' | 'forgot' | null;
}

declare global {
  interface Window {
    /** Left by the entrance, taken by the page: two scripts of one release that share nothing else. */
    jetwaySignInBegun?: () => Begun;
  }
}

/** The entrance says how to learn what was done, and leaves when it is asked. */
export function leaveBegun(ask: () => Begun): void {
  window.jetwaySignInBegun = ask;
}

/** What was done before the page was there, told once; null when there was no entrance. */
export function takeBegun(): Begun | null {
  const ask = window.jetwaySignInBegun;
  delete window.jetwaySignInBegun;
  return ask?.() ?? null;
}
