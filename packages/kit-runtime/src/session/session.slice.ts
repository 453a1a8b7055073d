import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';

export interface SessionState {
  /** null when nobody is signed in. */
  token: string | null;
  /** Token of a reply to signing in while a step is left. Never stored: it is good for that step's calls only. */
  entering: string | null;
  /** Set when the server ended the session: the modal shows this message until it is confirmed. */
  ended: { message: string } | null;
}

const initialState: SessionState = { token: null, entering: null, ended: null };

/** Said when the server ends a session without words of its own. */
export const SESSION_ENDED =
  'Your login session has expired. Please log in again to continue accessing services. Thank you.';

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    signedIn: (_state, { payload }: PayloadAction<{ token: string }>) => ({ token: payload.token, entering: null, ended: null }),
    entranceBegun: (state, { payload }: PayloadAction<{ token: string }>) => {
      state.entering = payload.token;
    },
    entranceLeft: (state) => {
      state.entering = null;
    },
    tokenRotated: (state, { payload }: PayloadAction<{ token: string }>) => {
      if (state.token) state.token = payload.token;
    },
    ended: (state, { payload }: PayloadAction<{ message?: string | undefined }>) => {
      if (state.token) state.ended = { message: payload.message || SESSION_ENDED };
    },
    signedOut: () => initialState,
  },
  selectors: {
    selectToken: (state) => state.token,
    /** What calls carry: the session's token, or the one of a sign-in under way. */
    selectCallToken: (state) => state.token ?? state.entering,
    selectSignedIn: (state) => state.token !== null,
    selectEnded: (state) => state.ended,
  },
});

export const sessionActions = sessionSlice.actions;
export const { selectCallToken, selectToken, selectSignedIn, selectEnded } = sessionSlice.selectors;
