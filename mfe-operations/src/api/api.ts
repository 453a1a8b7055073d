import { createApi } from '@reduxjs/toolkit/query/react';

import { baseQuery } from './base-query';

/** Cache tags that writes invalidate. `Case` has the id of `caseOf`. */
export const TAGS = [
  'Operator',
  'Sessions',
  'Queue',
  'Case',
  'Agencies',
  'FareLots',
  'Holidays',
  'Packages',
  'Templates',
  'Audit',
] as const;

/** The calls of contracts/operators.json; the generated files inject theirs. */
export const api = createApi({ reducerPath: 'api', baseQuery, tagTypes: TAGS, endpoints: () => ({}) });

/** The tag of one thing an operator decides about. `what` is an order, deposit, application, agency or change of a wallet. */
export function caseOf(tenant: string, what: string): { type: 'Case'; id: string } {
  return { type: 'Case', id: `${tenant}/${what}` };
}
