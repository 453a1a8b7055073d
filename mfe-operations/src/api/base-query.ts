import { formOf, inTime, queryString, read, TIMEOUT_MS } from '@jetway/kit-api/transport';
import type { Answer, ApiCall, ApiError } from '@jetway/kit-api/transport';
import { cleanStrings } from '@jetway/kit-domain';
import type { BaseQueryApi, BaseQueryFn } from '@reduxjs/toolkit/query/react';

import type { SessionState } from '../session/session.slice';
import { selectToken } from '../session/session.slice';

/** What a call was sent with; RTK Query keeps it as `baseQueryMeta`. */
export interface SentWith {
  /** The session's token at that time; null when no operator was signed in. */
  token: string | null;
}

/**
 * Sends every call. No call is repeated automatically: an operator's decision is worth a second look, and each page that failed has
 * a button to try again.
 */
export const baseQuery: BaseQueryFn<ApiCall, unknown, ApiError, object, SentWith> = async (call, api) => {
  const sent = sentWith(api);
  const answer = await inTime<Answer>(TIMEOUT_MS, api, async (signal) => {
    const { body } = call;
    const isForm = isFormOf(body);
    const isJson = body !== undefined && !isForm;
    const response = await fetch(call.url + queryString(call.params), {
      method: call.method ?? 'GET',
      headers: {
        accept: 'application/json',
        ...authorization(sent),
        ...(isJson ? { 'content-type': 'application/json' } : {}),
      },
      credentials: 'same-origin',
      signal,
      ...(isJson ? { body: JSON.stringify(cleanStrings(body)) } : {}),
      ...(isForm ? { body: formOf(body) } : {}),
    });
    return read(response, await response.text());
  });
  return { ...answer, meta: sent };
};

/** Whether a body has a file and so goes as a form. */
function isFormOf(body: unknown): body is object {
  return typeof body === 'object' && body !== null && Object.values(body).some((value) => value instanceof Blob);
}

/** A file and the name the server gives it; empty when it gives none. */
export interface FetchedFile {
  content: Blob;
  name: string;
}

/** How a file is asked for. */
export interface FileCall {
  address: string;
  /** What a file is made of; absent for stored files. */
  body?: object;
  /** Milliseconds until the call is given up; 20 seconds by default. */
  limit?: number;
}

/** Fetches a file with the operator's session. */
export async function fetchFile(
  { address, body, limit = TIMEOUT_MS }: FileCall,
  api: BaseQueryApi,
): Promise<({ data: FetchedFile } | { error: ApiError }) & { meta: SentWith }> {
  const sent = sentWith(api);
  const answer = await inTime<{ data: FetchedFile } | { error: ApiError }>(limit, api, async (signal) => {
    const response = await fetch(address, {
      method: body ? 'POST' : 'GET',
      headers: { accept: '*/*', ...authorization(sent), ...(body ? { 'content-type': 'application/json' } : {}) },
      credentials: 'same-origin',
      signal,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!response.ok) return read(response, await response.text()) as { error: ApiError };
    const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? '';
    return { data: { content: await response.blob(), name } };
  });
  return { ...answer, meta: sent };
}

function sentWith({ getState }: BaseQueryApi): SentWith {
  return { token: selectToken(getState() as { session: SessionState }) };
}

function authorization({ token }: SentWith): Record<string, string> {
  return token ? { authorization: `Bearer ${token}` } : {};
}
