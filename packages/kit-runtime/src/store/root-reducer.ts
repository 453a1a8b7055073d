import { api } from '@jetway/kit-api';
import { combineSlices } from '@reduxjs/toolkit';

import { sessionSlice } from '../session/session.slice';

/** Lazily loaded slices by reducer path; a module declares its own by merging into this interface. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- modules merge into it
export interface LazySlices {}

/** The portal's root reducer: session and API always, a module's slices once it has loaded. */
export const rootReducer = combineSlices(sessionSlice, api).withLazyLoadedSlices<LazySlices>();

export type RootState = ReturnType<typeof rootReducer>;
