import { ignoreProblem } from '@jetway/kit-api/transport';
import { useDispatch } from 'react-redux';

import { useSignOutOperatorMutation } from '../api/endpoints/session';
import { sessionActions } from './session.slice';

/** Ends the session at the server and here. Here it ends even when the server cannot be reached: the token is gone, and the session idles out. */
export function useSignOut(): () => Promise<void> {
  const dispatch = useDispatch();
  const [signOut] = useSignOutOperatorMutation();
  return async () => {
    const { error } = await signOut();
    if (error) ignoreProblem(error, 'the session ends here in any case');
    dispatch(sessionActions.signedOut({ leaving: 'left' }));
  };
}
