import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';

export interface SessionState {
  /** null when signed out. */
  token: string | null;
  /** Token of an unfinished sign-in. Never stored: valid for the remaining step only. */
  entering: string | null;
  /** Set when the server ended the session: a dialog shows this message until it is confirmed. */
  ended: { message: string } | null;
  /** Signed out by the server rather than by the user, who can continue after signing in again. */
  isCutOff: boolean;
}

const initialState: SessionState = { token: null, entering: null, ended: null, isCutOff: false };

/** Shown when the server ends a session without a message. */
export const SESSION_ENDED =
  'Your login session has expired. Please log in again to continue accessing services. Thank you.';

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    signedIn: (_state, { payload }: PayloadAction<{ token: string }>) => ({ ...initialState, token: payload.token }),
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
    signedOut: (_state, { payload }: PayloadAction<{ isCutOff: boolean } | undefined>) => ({
      ...initialState,
      ...payload,
    }),
  },
  selectors: {
    selectToken: (state) => state.token,
    /** The token calls send: the session's, or that of a sign-in in progress. */
    selectCallToken: (state) => state.token ?? state.entering,
    selectSignedIn: (state) => state.token !== null,
    selectEnded: (state) => state.ended,
    selectCutOff: (state) => state.isCutOff,
  },
});

export const sessionActions = sessionSlice.actions;
export const { selectCallToken, selectToken, selectSignedIn, selectEnded, selectCutOff } = sessionSlice.selectors;
