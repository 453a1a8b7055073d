import { useEffect, useState } from 'react';

const HOVER_MS = 500;

type Showing = 'no' | 'soon' | 'yes';

/** Shows a tooltip after a hover delay, immediately on keyboard focus, never on touch. */
export function useTooltip() {
  const [showing, setShowing] = useState<Showing>('no');

  useEffect(() => {
    if (showing !== 'soon') return undefined;
    const timer = setTimeout(() => setShowing('yes'), HOVER_MS);
    return () => clearTimeout(timer);
  }, [showing]);

  useEffect(() => {
    if (showing !== 'yes') return undefined;
    const hide = (event: KeyboardEvent) => event.key === 'Escape' && setShowing('no');
    document.addEventListener('keydown', hide);
    return () => document.removeEventListener('keydown', hide);
  }, [showing]);

  return {
    isOpen: showing === 'yes',
    setOpen: (isOpen: boolean) => setShowing(isOpen ? 'yes' : 'no'),
    triggerProps: {
      onHoverStart: () => setShowing('soon'),
      onHoverEnd: () => setShowing('no'),
      onFocus: (event: React.FocusEvent) => event.target.matches(':focus-visible') && setShowing('yes'),
      onBlur: () => setShowing('no'),
      onPressStart: () => setShowing('no'),
    },
  };
}
