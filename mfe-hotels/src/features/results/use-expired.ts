import { useEffect, useState } from 'react';

/** Timers hold at most 31 bits of milliseconds. */
const LONGEST_MS = 2_147_483_647;

/** Whether an instant has passed. */
export function useExpired(instant: string | undefined): boolean {
  const [passed, setPassed] = useState<string>();
  useEffect(() => {
    if (!instant) return;
    const left = Math.min(Math.max(Date.parse(instant) - Date.now(), 0), LONGEST_MS);
    const timer = setTimeout(() => setPassed(instant), left);
    return () => clearTimeout(timer);
  }, [instant]);
  return instant !== undefined && passed === instant;
}
