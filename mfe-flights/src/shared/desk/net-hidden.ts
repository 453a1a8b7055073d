import { Feature } from '@jetway/kit-domain';
import { useSession } from '@jetway/kit-runtime';
import { useAppDispatch, useAppSelector } from '@jetway/kit-runtime/store';

import { isForPage, useKeys } from '../keys/page-keys';
import { selectDesk, toggleNet } from './desk.slice';

export interface NetHidden {
  /** Net amounts and commission must not be shown. */
  isNetHidden: boolean;
  /** False for users who see no net amounts anyway. */
  canHide: boolean;
  toggle: () => void;
}

/** Whether net amounts are hidden, for every page. */
export function useNetHidden(): NetHidden {
  const dispatch = useAppDispatch();
  const { can } = useSession();
  const desk = useAppSelector(selectDesk);
  const canHide = can(Feature.ShowCommision);
  // Another user of this computer may have hidden them; a user without the switch could not show them again.
  return { isNetHidden: canHide && desk.isNetHidden, canHide, toggle: () => void dispatch(toggleNet()) };
}

/** The shortcut `H` hides or shows net amounts, as on the results. */
export function useNetKey(): void {
  const { canHide, toggle } = useNetHidden();
  useKeys((event) => {
    if (!canHide || event.key.toLowerCase() !== 'h' || !isForPage(event)) return;
    event.preventDefault();
    toggle();
  });
}
