import { useAppDispatch } from '@jetway/kit-runtime/store';
import { useEffect } from 'react';

import { runActions } from './state/run.slice';

const SCROLLED_PX = 120;

/**
 * Freezes the list once the agent scrolls down; from then on no row moves.
 * Scrolling to the top of a new page does not count.
 */
export function useHoldOnScroll(isListed: boolean): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!isListed) return;
    let before = window.scrollY;
    const look = () => {
      const isDown = window.scrollY > before;
      before = window.scrollY;
      if (!isDown || before < SCROLLED_PX) return;
      dispatch(runActions.held());
      window.removeEventListener('scroll', look);
    };
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [dispatch, isListed]);
}
