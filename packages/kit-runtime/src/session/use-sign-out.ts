import { ignoreProblem } from '@jetway/kit-api';
import { useSignOutMutation } from '@jetway/kit-api/customer';
import { useCallback } from 'react';

import { useAppDispatch } from '../store/hooks';
import { sessionActions } from './session.slice';

/** Signing out waits at most this long for the server. */
const PATIENCE_MS = 1000;

/** Ends the session on the server, then in the browser, even when the server does not answer. */
export function useSignOut(): () => Promise<void> {
  const dispatch = useAppDispatch();
  const [signOut] = useSignOutMutation();
  return useCallback(async () => {
    const told = signOut()
      .unwrap()
      .catch((error: unknown) => ignoreProblem(error, 'the session ends by itself when the server was not told'));
    await Promise.race([told, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
    dispatch(sessionActions.signedOut());
  }, [dispatch, signOut]);
}
