import { Feature } from '@jetway/kit-domain';
import { useSession } from '@jetway/kit-runtime';
import { useAppDispatch, useAppSelector } from '@jetway/kit-runtime/store';

import { isForPage, useKeys } from '../keys/page-keys';
import { selectDesk, toggleNet } from './desk.slice';

export interface NetHidden {
  /** What the agency pays and earns is to be shown nowhere. */
  isNetHidden: boolean;
  /** Who is shown no net amount has none to hide. */
  canHide: boolean;
  toggle: () => void;
}

/** Whether net amounts are out of sight, on whichever page asks. */
export function useNetHidden(): NetHidden {
  const dispatch = useAppDispatch();
  const { can } = useSession();
  const desk = useAppSelector(selectDesk);
  const canHide = can(Feature.ShowCommision);
  // Another agent at this computer may have hidden it; who has no switch could never bring it back.
  return { isNetHidden: canHide && desk.isNetHidden, canHide, toggle: () => void dispatch(toggleNet()) };
}

/** The key `H` hides what the agency pays, or shows it again, as it does over the results. */
export function useNetKey(): void {
  const { canHide, toggle } = useNetHidden();
  useKeys((event) => {
    if (!canHide || event.key.toLowerCase() !== 'h' || !isForPage(event)) return;
    event.preventDefault();
    toggle();
  });
}
