import { api } from '@jetway/kit-api';
import { combineSlices } from '@reduxjs/toolkit';

import { sessionSlice } from '../session/session.slice';

/** Slices modules bring along, by reducer path; a module declares its own by merging into this interface. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- modules merge into it
export interface LazySlices {}

/** The one reducer of the portal: session and api always, a module's slices once it is loaded. */
export const rootReducer = combineSlices(sessionSlice, api).withLazyLoadedSlices<LazySlices>();

export type RootState = ReturnType<typeof rootReducer>;
