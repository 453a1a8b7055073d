import type { ErrorCode } from './generated/error-code';

export type { ErrorCode };

/** A field the request got wrong. `pointer` is a JSON pointer into the body, e.g. "/travellers/0/surname". */
export interface FieldError {
  pointer: string;
  code: string;
  detail: string;
}

/** The RFC 9457 body of every refusal. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail?: string;
  instance?: string;
  code: ErrorCode;
  requestId?: string;
  retryable: boolean;
  params?: Record<string, unknown>;
  errors?: FieldError[];
}

/**
 * An error response. `problem` is always set, even when the body was not a problem document; `data` is the parsed body.
 */
export interface ProblemError {
  kind: 'problem';
  status: number;
  problem: Problem;
  data: unknown;
}

/** A call without a usable response. */
export interface TransportError {
  kind: 'FETCH_ERROR' | 'TIMEOUT_ERROR' | 'PARSING_ERROR';
  detail: string;
}

/** Every error an endpoint can return. */
export type ApiError = ProblemError | TransportError;

function isProblemError(error: unknown): error is ProblemError {
  return typeof error === 'object' && error !== null && 'kind' in error && error.kind === 'problem';
}

/** The problem document of an error, if the server sent one. */
export function problemOf(error: unknown): Problem | undefined {
  return isProblemError(error) ? error.problem : undefined;
}

/** Whether an error is the problem with this code. */
export function isProblem(error: unknown, code: ErrorCode): boolean {
  return problemOf(error)?.code === code;
}

/** Marks an error as deliberately not shown to the user. It is logged with the reason. */
export function ignoreProblem(error: unknown, reason: string): void {
  const problem = problemOf(error);
  console.info(`ignored: ${reason}`, problem ? `${problem.code} ${problem.requestId ?? ''}` : error);
}

const CODE_BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  400: 'request.unreadable',
  401: 'session.expired',
  403: 'access.denied',
  404: 'request.not_found',
  405: 'request.method_not_allowed',
  413: 'request.too_large',
  422: 'request.invalid',
  429: 'request.rate_limited',
  502: 'edge.upstream_down',
  503: 'server.unavailable',
  504: 'edge.upstream_timeout',
};

/** Converts an error response to a problem. A body in another form gets the code of its status. */
export function toProblem(status: number, data: unknown, requestId: string | null): Problem {
  if (typeof data === 'object' && data !== null && 'code' in data && 'title' in data) return data as Problem;
  return {
    type: 'about:blank',
    title: 'The service refused the request.',
    status,
    code: CODE_BY_STATUS[status] ?? 'server.error',
    retryable: status >= 500,
    ...(requestId ? { requestId } : {}),
  };
}
