import { trimStrings } from '@jetway/kit-domain';
import type { BaseQueryApi, BaseQueryFn } from '@reduxjs/toolkit/query/react';

import { isConnection } from './connection';
import { headersFor } from './headers';
import type { ApiError } from './problem';
import { toProblem } from './problem';

/** One call as an endpoint describes it. */
export interface ApiCall {
  url: string;
  method?: string;
  body?: unknown;
  params?: Record<string, string | number | boolean | undefined>;
}

export const TIMEOUT_MS = 20_000;
export const RETRY_AFTER_MS = 3_000;
const RETRIED_STATUSES: ReadonlySet<number> = new Set([501, 502, 503, 504]);

type Answer = { data: unknown } | { error: ApiError };

/** The one way to the server: same origin, common headers, trimmed bodies, one retry when a gateway stumbles. */
export const baseQuery: BaseQueryFn<ApiCall, unknown, ApiError> = async (call, api) => {
  if (!isConnection(api.extra)) throw new Error('the store was made without an api connection');
  const connection = api.extra;
  // Made once, so that the retry repeats the same call with the same idempotency key.
  const request = { call, headers: headersFor(call.url, connection, api.getState()) };
  const first = await send(request, api);
  if (!('error' in first) || first.error.kind !== 'problem' || !RETRIED_STATUSES.has(first.error.status)) return first;
  await connection.wait(RETRY_AFTER_MS, api.signal);
  return send(request, api);
};

interface Request {
  call: ApiCall;
  headers: Record<string, string>;
}

async function send({ call, headers }: Request, api: BaseQueryApi): Promise<Answer> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const signal = AbortSignal.any([api.signal, timeout]);
  const hasBody = call.body !== undefined;
  try {
    const response = await fetch(call.url + queryString(call.params), {
      method: call.method ?? 'GET',
      headers: { accept: 'application/json', ...headers, ...(hasBody ? { 'content-type': 'application/json' } : {}) },
      credentials: 'same-origin',
      signal,
      ...(hasBody ? { body: JSON.stringify(trimStrings(call.body)) } : {}),
    });
    return read(response, await response.text());
  } catch (cause) {
    if (timeout.aborted) return { error: { kind: 'TIMEOUT_ERROR', detail: `no answer within ${TIMEOUT_MS} ms` } };
    return { error: { kind: 'FETCH_ERROR', detail: String(cause) } };
  }
}

function read(response: Response, text: string): Answer {
  const parsed = parse(text);
  if (!response.ok) {
    const data = 'value' in parsed ? parsed.value : text;
    const problem = toProblem(response.status, data, response.headers.get('x-request-id'));
    return { error: { kind: 'problem', status: response.status, problem, data } };
  }
  return 'value' in parsed ? { data: parsed.value } : { error: { kind: 'PARSING_ERROR', detail: parsed.detail } };
}

/** An empty body is a good answer with nothing to say. */
function parse(text: string): { value: unknown } | { detail: string } {
  if (text === '') return { value: null };
  try {
    return { value: JSON.parse(text) as unknown };
  } catch (cause) {
    return { detail: String(cause) };
  }
}

function queryString(params: ApiCall['params']): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params ?? {})) {
    if (value !== undefined) query.set(name, String(value));
  }
  const text = query.toString();
  return text ? `?${text}` : '';
}
