import { useAppDispatch } from '@jetway/kit-runtime/store';
import { useEffect } from 'react';

import { runActions } from './state/run.slice';

const SCROLLED_PX = 120;

/** Notices that the agent has taken the list in hand by scrolling; from then on no row moves by itself. */
export function useHoldOnScroll(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const look = () => {
      if (window.scrollY < SCROLLED_PX) return;
      dispatch(runActions.held());
      window.removeEventListener('scroll', look);
    };
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [dispatch]);
}
