import { cleanStrings } from '@jetway/kit-domain';
import type { BaseQueryApi, BaseQueryFn } from '@reduxjs/toolkit/query/react';

import type { ApiConnection } from './connection';
import { isConnection } from './connection';
import { headersFor } from './headers';
import type { ApiError } from './problem';
import { toProblem } from './problem';
import { isForm } from './upload';

/** A call as an endpoint describes it. */
export interface ApiCall {
  url: string;
  method?: string;
  body?: unknown;
  params?: Record<string, string | number | boolean | undefined>;
}

export const TIMEOUT_MS = 20_000;
/** Enough for one megabyte on a slow connection. */
export const UPLOAD_TIMEOUT_MS = 120_000;
export const RETRY_AFTER_MS = 3_000;
/** Calls of the package service. */
const PACKAGES = '/bdfare-package/api/v1/';
const RETRIED_STATUSES: ReadonlySet<number> = new Set([501, 502, 503, 504]);

/** The result of a call. */
export type Answer = { data: unknown } | { error: ApiError };

/** Sends every request: same origin, common headers, bodies without invisible characters, and one retry when a gateway fails. */
export const baseQuery: BaseQueryFn<ApiCall, unknown, ApiError> = async (call, api) => {
  const connection = connectionOf(api);
  // Built once, so that the retry repeats the call with the same idempotency key.
  const request = { call, headers: headersFor(call.url, connection, api.getState()) };
  if (call.url.startsWith(PACKAGES))
    return (await import('./retries/package-calls')).patiently(() => send(request, api), connection, api.signal);
  const first = await send(request, api);
  if (!('error' in first) || first.error.kind !== 'problem' || !RETRIED_STATUSES.has(first.error.status)) return first;
  await connection.wait(RETRY_AFTER_MS, api.signal);
  return send(request, api);
};

function connectionOf({ extra }: BaseQueryApi): ApiConnection {
  if (!isConnection(extra)) throw new Error('the store was made without an api connection');
  return extra;
}

interface Request {
  call: ApiCall;
  headers: Record<string, string>;
}

async function send({ call, headers }: Request, api: BaseQueryApi): Promise<Answer> {
  return inTime(isForm(call) ? UPLOAD_TIMEOUT_MS : TIMEOUT_MS, api, async (signal) => {
    const response = await exchange({ call, headers, signal });
    return read(response, await response.text());
  });
}

type Exchange = Request & { signal: AbortSignal };

async function exchange({ call, headers, signal }: Exchange): Promise<Response> {
  const [url, method] = [call.url + queryString(call.params), call.method ?? 'GET'];
  const common = { accept: 'application/json', ...headers };
  // The browser sets a form's content type and boundary. Loaded on demand, since few pages send forms.
  if (isForm(call))
    return (await import('./send-form')).sendForm(url, { method, headers: common, body: call.body ?? {}, signal });
  const hasBody = call.body !== undefined;
  return fetch(url, {
    method,
    headers: { ...common, ...(hasBody ? { 'content-type': 'application/json' } : {}) },
    credentials: 'same-origin',
    signal,
    ...(hasBody ? { body: JSON.stringify(cleanStrings(call.body)) } : {}),
  });
}

/** Fetches a response that is not JSON, with the session's headers. */
export async function fetchAs<T>(
  address: string,
  api: BaseQueryApi,
  accept: string,
  take: (response: Response) => Promise<T>,
): Promise<{ data: T } | { error: ApiError }> {
  const headers = { ...headersFor(address, connectionOf(api), api.getState()), accept };
  return inTime<{ data: T } | { error: ApiError }>(TIMEOUT_MS, api, async (signal) => {
    const response = await fetch(address, { headers, credentials: 'same-origin', signal });
    if (response.ok) return { data: await take(response) };
    return read(response, await response.text()) as { error: ApiError };
  });
}

/** Runs a call that is given up after `limit` milliseconds, or when its caller goes. A failure without a response becomes an error. */
export async function inTime<T>(
  limit: number,
  api: BaseQueryApi,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T | { error: ApiError }> {
  const timeout = AbortSignal.timeout(limit);
  try {
    return await work(AbortSignal.any([api.signal, timeout]));
  } catch (cause) {
    if (timeout.aborted) return { error: { kind: 'TIMEOUT_ERROR', detail: `no answer within ${limit} ms` } };
    return { error: { kind: 'FETCH_ERROR', detail: String(cause) } };
  }
}

/** Parses a response that is JSON or a problem document. */
export function read(response: Response, text: string): Answer {
  const parsed = parse(text);
  if (!response.ok) {
    const data = 'value' in parsed ? parsed.value : text;
    const problem = toProblem(response.status, data, response.headers.get('x-request-id'));
    return { error: { kind: 'problem', status: response.status, problem, data } };
  }
  return 'value' in parsed ? { data: parsed.value } : { error: { kind: 'PARSING_ERROR', detail: parsed.detail } };
}

/** An empty body is a successful response without data. */
function parse(text: string): { value: unknown } | { detail: string } {
  if (text === '') return { value: null };
  try {
    return { value: JSON.parse(text) as unknown };
  } catch (cause) {
    return { detail: String(cause) };
  }
}

/** The query of an address with its question mark; empty without parameters. */
export function queryString(params: ApiCall['params']): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params ?? {})) {
    if (value !== undefined) query.set(name, String(value));
  }
  const text = query.toString();
  return text ? `?${text}` : '';
}
