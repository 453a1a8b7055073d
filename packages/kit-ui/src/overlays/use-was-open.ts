import { useState } from 'react';

/** True from the first opening on: nothing is fetched before it, and closing can still be animated after it. */
export function useWasOpen(isOpen: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return wasOpen || isOpen;
}
