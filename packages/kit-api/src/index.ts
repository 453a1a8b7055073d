export { api } from './api';
export { RETRY_AFTER_MS, TIMEOUT_MS } from './base-query';
export type { ApiCall } from './base-query';
export type { ApiConnection } from './connection';
export { ignoreProblem, isProblem, problemOf } from './problem';
export type { ApiError, ErrorCode, FieldError, Problem, ProblemError, TransportError } from './problem';
export { tagTypes } from './tags';
