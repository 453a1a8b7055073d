import type { BaseQueryApi } from '@reduxjs/toolkit/query';

import { read } from './base-query';
import { isConnection } from './connection';
import { headersFor } from './headers';
import type { ApiError } from './problem';

/** A file the server made of a request. */
export interface MadeFile {
  name: string;
  url: string;
}

/** What a file is made of: the operation's address and body, such as a list's filter. Without a body it is read by GET. */
export interface FileRequest {
  address: string;
  body?: object;
}

/**
 * Fetches a file that the server makes, in whatever format. No time limit: a large file may take long, and the browser reports a failed
 * connection. No file yet (`null`) when the server makes it in the background.
 */
export async function makeFile(
  { address, body }: FileRequest,
  { extra, getState, signal }: BaseQueryApi,
): Promise<{ data: MadeFile | null } | { error: ApiError }> {
  if (!isConnection(extra)) throw new Error('the store was made without an api connection');
  const headers = {
    ...headersFor(address, extra, getState()),
    // A file of any format, or a refusal.
    accept: 'text/csv, application/problem+json, */*;q=0.8',
    ...(body && { 'content-type': 'application/json' }),
  };
  try {
    const response = await fetch(address, {
      method: body ? 'POST' : 'GET',
      headers,
      body: body && JSON.stringify(body),
      credentials: 'same-origin',
      signal,
    });
    if (!response.ok) return read(response, await response.text()) as { error: ApiError };
    if (response.status === 202) return { data: null };
    const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'export.csv';
    return { data: { name, url: URL.createObjectURL(await response.blob()) } };
  } catch (cause) {
    return { error: { kind: 'FETCH_ERROR', detail: String(cause) } };
  }
}
