import { api, ignoreProblem } from '@jetway/kit-api';
import type { ApiError } from '@jetway/kit-api';
import type { UserContext } from '@jetway/kit-api/customer';
import { customerApi } from '@jetway/kit-api/customer';
import type { Dispatch, Middleware, UnknownAction } from '@reduxjs/toolkit';
import { isAction, isAnyOf } from '@reduxjs/toolkit';

import { forgetState } from '../store/persistence';
import { cleanUp } from './clean-up';
import { tokenKey } from './keys';
import { sessionActions } from './session.slice';

const { getUserContext } = customerApi.endpoints;

const isNewToken = isAnyOf(sessionActions.signedIn, sessionActions.tokenRotated);

/**
 * Keeps the stored token and the session slice in step with what the server says. A plain middleware: the listener one is
 * two kilobytes of everybody's first load.
 */
export const sessionKeeper: Middleware =
  ({ dispatch }) =>
  (next) =>
  (action) => {
    const result = next(action);
    if (isNewToken(action)) tokenKey.write(action.payload.token);
    else if (sessionActions.signedOut.match(action)) void leave(dispatch);
    else if (getUserContext.matchFulfilled(action)) followContext(action.payload, dispatch);
    else if (is401(action)) {
      if (getUserContext.matchRejected(action)) dispatch(sessionActions.signedOut());
      else ignoreProblem(action.payload, 'a 401 outside of the user context is only logged');
    }
    return result;
  };

async function leave(dispatch: Dispatch): Promise<void> {
  tokenKey.remove();
  forgetState();
  // Views that asked for data are gone by then; earlier, they would ask again, without a token.
  await new Promise((resolve) => setTimeout(resolve));
  dispatch(api.util.resetApiState());
  await cleanUp(Date.now());
}

function followContext({ authentic }: UserContext, dispatch: Dispatch): void {
  if (authentic.forceLogout) dispatch(sessionActions.ended({ message: authentic.logoutMessage }));
  else if (authentic.newToken) dispatch(sessionActions.tokenRotated({ token: authentic.newToken }));
}

function is401(action: unknown): action is UnknownAction & { payload: ApiError } {
  if (!isAction(action) || !action.type.startsWith('api/') || !action.type.endsWith('/rejected')) return false;
  const { payload } = action as UnknownAction;
  return typeof payload === 'object' && payload !== null && 'status' in payload && payload.status === 401;
}
