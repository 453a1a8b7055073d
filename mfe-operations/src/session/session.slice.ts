import type { PayloadAction } from '@reduxjs/toolkit';
import { createSlice } from '@reduxjs/toolkit';

/** Why there is no session any more: the operator signed out, or the server ended the session. */
export type Leaving = 'left' | 'over' | 'ended';

export interface SessionState {
  /** null when signed out. */
  token: string | null;
  /** How the last session of this page ended; null before. */
  leaving: Leaving | null;
}

const initialState: SessionState = { token: null, leaving: null };

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    signedIn: (_state, { payload }: PayloadAction<{ token: string }>): SessionState => ({
      token: payload.token,
      leaving: null,
    }),
    signedOut: (_state, { payload }: PayloadAction<{ leaving: Leaving }>): SessionState => ({
      token: null,
      leaving: payload.leaving,
    }),
  },
  selectors: {
    selectToken: (state) => state.token,
    selectLeaving: (state) => state.leaving,
  },
});

export const sessionActions = sessionSlice.actions;
export const { selectToken, selectLeaving } = sessionSlice.selectors;
