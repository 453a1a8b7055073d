/** The user's input on the entrance when the page replaces it. */
export interface Begun {
  typed: { username: string; password: string };
  /** The position of the focused control among those of the form. */
  focused: number | null;
  /** The button that is being pressed, or was and whose action is still to be performed. */
  wish: 'submit' | 'forgot' | null;
}

declare global {
  interface Window {
    /** Set by the entrance, read by the page: two scripts of one release that share nothing else. */
    jetwaySignInBegun?: () => Begun;
  }
}

/** The controls of the sign-in form, in reading order: the same on the entrance and on the page. */
export const controlsOf = (form: Element | null): HTMLElement[] => [
  ...(form?.querySelectorAll<HTMLElement>('input, button') ?? []),
];

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
