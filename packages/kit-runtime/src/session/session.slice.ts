import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';

export interface SessionState {
  /** null when nobody is signed in. */
  token: string | null;
  /** Set when the server ended the session: the modal shows this message until it is confirmed. */
  ended: { message: string } | null;
}

const initialState: SessionState = { token: null, ended: null };

/** Said when the server ends a session without words of its own. */
export const SESSION_ENDED =
  'Your login session has expired. Please log in again to continue accessing services. Thank you.';

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    signedIn: (_state, { payload }: PayloadAction<{ token: string }>) => ({ token: payload.token, ended: null }),
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
    selectSignedIn: (state) => state.token !== null,
    selectEnded: (state) => state.ended,
  },
});

export const sessionActions = sessionSlice.actions;
export const { selectToken, selectSignedIn, selectEnded } = sessionSlice.selectors;
