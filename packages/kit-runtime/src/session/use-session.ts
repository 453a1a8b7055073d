import type { UserContext } from '@jetway/kit-api/customer';
import { customerApi } from '@jetway/kit-api/customer';
import { can } from '@jetway/kit-domain';
import { useCallback } from 'react';

import { useAppSelector } from '../store/hooks';
import { selectSignedIn } from './session.slice';

export interface Session {
  signedIn: boolean;
  /** Who is signed in, once the server has said. */
  user: UserContext | undefined;
  /** Whether the person may use a feature; everything is allowed until the server has said. */
  can: (feature: number) => boolean;
}

const selectContext = customerApi.endpoints.getUserContext.select();

/** Who is using the portal, and what they may do. */
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
