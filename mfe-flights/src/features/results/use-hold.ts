import { useAppDispatch } from '@jetway/kit-runtime/store';
import { useEffect } from 'react';

import { runActions } from './state/run.slice';

const SCROLLED_PX = 120;

/**
 * Notices that the agent has taken the list in hand by scrolling down it; from then on no row moves by itself.
 * A page that has just come is scrolled up to its top, which is nobody's wish.
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
