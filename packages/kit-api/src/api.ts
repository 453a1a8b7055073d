import { createApi } from '@reduxjs/toolkit/query/react';

import { baseQuery } from './base-query';
import { tagTypes } from './tags';

/** The one api of the portal: modules inject their endpoints here, so that tags reach across them. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes,
  endpoints: () => ({}),
});
