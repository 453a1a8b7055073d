import { api, ignoreProblem } from '@jetway/kit-api';
import type { ProblemError } from '@jetway/kit-api';
import type { UserContext } from '@jetway/kit-api/customer';
import { customerApi } from '@jetway/kit-api/customer';
import type { Dispatch, Middleware, UnknownAction } from '@reduxjs/toolkit';
import { isAnyOf } from '@reduxjs/toolkit';

import { forgetState } from '../store/persistence';
import { cleanUp } from './clean-up';
import { tokenKey } from './keys';
import { sessionActions } from './session.slice';

const { getUserContext } = customerApi.endpoints;

const isNewToken = isAnyOf(sessionActions.signedIn, sessionActions.tokenRotated);

/**
 * Keeps the stored token and the session slice in step with the server's responses. A plain middleware, because the listener
 * middleware adds two kilobytes to every first load.
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
      if (getUserContext.matchRejected(action)) dispatch(overBy(action.payload));
      else ignoreProblem(action.payload, 'only one on the user context ends the session');
    }
    return result;
  };

async function leave(dispatch: Dispatch): Promise<void> {
  tokenKey.remove();
  forgetState();
  // By then the components that fetched data are unmounted; earlier, they would fetch again without a token.
  await new Promise((resolve) => setTimeout(resolve));
  dispatch(api.util.resetApiState());
  await cleanUp(Date.now());
}

function followContext({ authentic }: UserContext, dispatch: Dispatch): void {
  if (authentic.forceLogout) dispatch(sessionActions.ended({ message: authentic.logoutMessage }));
  else if (authentic.newToken) dispatch(sessionActions.tokenRotated({ token: authentic.newToken }));
}

/** A user signed out from elsewhere sees a message first; otherwise the session ends at once. */
function overBy({ problem }: ProblemError): UnknownAction {
  return problem.code === 'session.ended' ? sessionActions.ended({}) : sessionActions.signedOut({ isCutOff: true });
}

function is401(action: unknown): action is UnknownAction & { payload: ProblemError } {
  const { type, payload } = action as { type?: unknown; payload?: { status?: unknown } };
  return /^api\/.*\/rejected$/.test(String(type)) && payload?.status === 401;
}
