import { useEffect, useState } from 'react';

/** Milliseconds without input after which the operator counts as away. */
export const AWAY_MS = 5 * 60_000;

const CASE_MS = 15_000;
const INPUTS = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;

/**
 * Options of a query whose answer others change meanwhile: it is read when the page opens, then every `interval` milliseconds while
 * the operator is there. Each call keeps the session from idling out, so a page that was left must not call.
 */
export function useFresh(interval = CASE_MS) {
  const isThere = useIsThere();
  return {
    refetchOnMountOrArgChange: true,
    pollingInterval: isThere ? interval : 0,
    skipPollingIfUnfocused: true,
  };
}

/** Whether there was input in the last five minutes, or since the page opened. */
function useIsThere(): boolean {
  const [isThere, setThere] = useState(true);
  useEffect(() => {
    const leave = () => setThere(false);
    let timer = setTimeout(leave, AWAY_MS);
    const stay = () => {
      clearTimeout(timer);
      timer = setTimeout(leave, AWAY_MS);
      setThere(true);
    };
    // Captured, since menus and dialogs keep some events to themselves.
    for (const input of INPUTS) window.addEventListener(input, stay, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const input of INPUTS) window.removeEventListener(input, stay, { capture: true });
    };
  }, []);
  return isThere;
}
