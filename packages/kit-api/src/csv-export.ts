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

/** A list and its filter: the operation's address and body. */
export interface CsvRequest {
  address: string;
  body: object;
}

/**
 * Fetches a list as a CSV file. No time limit: a large file takes as long as it takes, and the browser shows a connection
 * that fails.
 */
export async function csvExport({ address, body }: CsvRequest, { extra, getState, signal }: BaseQueryApi): Promise<{ data: MadeFile } | { error: ApiError }> {
  if (!isConnection(extra)) throw new Error('the store was made without an api connection');
  const headers = { ...headersFor(address, extra, getState()), accept: 'text/csv, application/problem+json', 'content-type': 'application/json' };
  try {
    const response = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body), credentials: 'same-origin', signal });
    if (!response.ok) return read(response, await response.text()) as { error: ApiError };
    const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'export.csv';
    return { data: { name, url: URL.createObjectURL(await response.blob()) } };
  } catch (cause) {
    return { error: { kind: 'FETCH_ERROR', detail: String(cause) } };
  }
}
