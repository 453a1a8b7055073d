/** What calls of another contract need too, such as those of the operators' console, which has a session and headers of its own. */
export { inTime, queryString, read, TIMEOUT_MS } from './base-query';
export type { Answer, ApiCall } from './base-query';
export { ignoreProblem, isProblem, problemOf } from './problem';
export type { ApiError, Problem } from './problem';
export { formOf } from './send-form';
