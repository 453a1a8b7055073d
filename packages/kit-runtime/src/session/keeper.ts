import { api, ignoreProblem } from '@jetway/kit-api';
import type { ApiError } from '@jetway/kit-api';
import type { UserContext } from '@jetway/kit-api/customer';
import { customerApi } from '@jetway/kit-api/customer';
import type { UnknownAction } from '@reduxjs/toolkit';
import { createListenerMiddleware, isAnyOf } from '@reduxjs/toolkit';

import { forgetState } from '../store/persistence';
import { cleanUp } from './clean-up';
import { tokenKey } from './keys';
import { sessionActions } from './session.slice';

const { getUserContext } = customerApi.endpoints;

/** Keeps the stored token and the session slice in step with what the server says. */
export function createSessionKeeper() {
  const keeper = createListenerMiddleware();

  const isNewToken = isAnyOf(sessionActions.signedIn, sessionActions.tokenRotated);
  keeper.startListening({
    matcher: isNewToken,
    effect: (action) => {
      if (isNewToken(action)) tokenKey.write(action.payload.token);
    },
  });

  keeper.startListening({
    actionCreator: sessionActions.signedOut,
    effect: async (_action, { dispatch }) => {
      tokenKey.remove();
      forgetState();
      // Views that asked for data are gone by then; earlier, they would ask again, without a token.
      await new Promise((resolve) => setTimeout(resolve));
      dispatch(api.util.resetApiState());
      await cleanUp(Date.now());
    },
  });

  keeper.startListening({
    matcher: getUserContext.matchFulfilled,
    effect: ({ payload }, { dispatch }) => followContext(payload, dispatch),
  });

  keeper.startListening({
    predicate: is401,
    effect: (action, { dispatch }) => {
      if (getUserContext.matchRejected(action)) dispatch(sessionActions.signedOut());
      else ignoreProblem((action as unknown as { payload: ApiError }).payload, 'a 401 outside of the user context is only logged');
    },
  });

  return keeper;
}

function followContext({ authentic }: UserContext, dispatch: (action: UnknownAction) => void): void {
  if (authentic.forceLogout) dispatch(sessionActions.ended({ message: authentic.logoutMessage }));
  else if (authentic.newToken) dispatch(sessionActions.tokenRotated({ token: authentic.newToken }));
}

function is401(action: UnknownAction): boolean {
  const payload: unknown = action['payload'];
  return (
    action.type.startsWith('api/') &&
    action.type.endsWith('/rejected') &&
    typeof payload === 'object' &&
    payload !== null &&
    'status' in payload &&
    payload.status === 401
  );
}
