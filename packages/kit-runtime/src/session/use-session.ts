import type { UserContext } from '@jetway/kit-api/customer';
import { customerApi } from '@jetway/kit-api/customer';
import { can } from '@jetway/kit-domain';
import { useCallback } from 'react';

import { useAppSelector } from '../store/hooks';
import { selectSignedIn } from './session.slice';

export interface Session {
  signedIn: boolean;
  /** The user, once the server has answered. */
  user: UserContext | undefined;
  /** Whether the user may use a feature; everything is allowed until the server has answered. */
  can: (feature: number) => boolean;
}

const selectContext = customerApi.endpoints.getUserContext.select();

/** The current user and their permissions. */
export function useSession(): Session {
  const signedIn = useAppSelector(selectSignedIn);
  const user = useAppSelector((state) => selectContext(state).data);
  const functionalities = user?.functionalities;
  return {
    signedIn,
    user: signedIn ? user : undefined,
    can: useCallback((feature: number) => can(functionalities, feature), [functionalities]),
  };
}
