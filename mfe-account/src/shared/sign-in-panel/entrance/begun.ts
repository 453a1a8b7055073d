/** The user's input on the entrance when the page replaces it. */
export interface Begun {
  typed: { username: string; password: string };
  /** The focused field. */
  focused: 'username' | 'password' | null;
  /** The pressed button whose action is still to be performed. */
  wish: 'submit' | 'forgot' | null;
}

declare global {
  interface Window {
    /** Set by the entrance, read by the page: two scripts of one release that share nothing else. */
    jetwaySignInBegun?: () => Begun;
  }
}

/** Registers how to read the input; called when the page takes over. */
export function leaveBegun(ask: () => Begun): void {
  window.jetwaySignInBegun = ask;
}

/** The input from before the page loaded, returned once; null without an entrance. */
export function takeBegun(): Begun | null {
  const ask = window.jetwaySignInBegun;
  delete window.jetwaySignInBegun;
  return ask?.() ?? null;
}
