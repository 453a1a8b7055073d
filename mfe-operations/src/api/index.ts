export { isProblem, problemOf } from '@jetway/kit-api/transport';
export type { ApiError, Problem } from '@jetway/kit-api/transport';
export { api, caseOf } from './api';
