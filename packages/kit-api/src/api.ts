import { createApi } from '@reduxjs/toolkit/query/react';

import { baseQuery } from './base-query';
import { tagTypes } from './tags';

/** The portal's only RTK Query API. Modules inject their endpoints here, so that tags invalidate across modules. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes,
  endpoints: () => ({}),
});
