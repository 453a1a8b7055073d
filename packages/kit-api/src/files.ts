import { api } from './api';
import { fetchAs, read } from './base-query';
import { isConnection } from './connection';
import { headersFor } from './headers';
import type { ApiError } from './problem';

/** A file the server made of a request. */
interface MadeFile {
  name: string;
  url: string;
}

/**
 * Stored files require the session token, which an image or a link cannot send. They are fetched and shown as blob
 * URLs.
 */
const filesApi = api.injectEndpoints({
  endpoints: (build) => ({
    storedFile: build.query<string, string>({
      queryFn: async (address, queryApi) => {
        const answer = await fetchAs(address, queryApi, '*/*', (response) => response.blob());
        return 'error' in answer ? answer : { data: URL.createObjectURL(answer.data) };
      },
      keepUnusedDataFor: 300,
      onCacheEntryAdded: async (_address, { cacheDataLoaded, cacheEntryRemoved }) => {
        const loaded = await cacheDataLoaded.catch(() => null);
        await cacheEntryRemoved;
        if (loaded) URL.revokeObjectURL(loaded.data);
      },
    }),
    csvExport: build.mutation<MadeFile, { address: string; body: object }>({
      // No time limit: a large file takes as long as it takes, and the browser shows a connection that fails.
      queryFn: async ({ address, body }, { extra, getState, signal }) => {
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
      },
    }),
  }),
  overrideExisting: 'throw',
});

const KEPT = '/api/';

/**
 * The URL to show for a picture: a tenant's asset unchanged, a stored file as a blob URL. Undefined while it loads or
 * when it fails.
 */
export function useStoredFile(address: string | undefined): string | undefined {
  const isKept = address?.startsWith(KEPT) ?? false;
  const { data } = filesApi.useStoredFileQuery(address ?? '', { skip: !isKept });
  return isKept ? data : address;
}

/** Fetches a stored file to save it: `open(address)` returns a blob URL that is valid while the page is open. */
export const useLazyStoredFileQuery = filesApi.useLazyStoredFileQuery;
/** Browsers read a file that is being saved from its URL a moment after the click. */
const SAVED_MS = 60_000;

/** Saves the CSV file that `address` makes of a body. `save` resolves with the error, if any; no part of a broken file is saved. */
export function useCsvExport(address: string): { isSaving: boolean; save: (body: object) => Promise<unknown> } {
  const [make, { isLoading }] = filesApi.useCsvExportMutation();
  const save = async (body: object) => {
    const { data, error } = await make({ address, body });
    if (!data) return error;
    Object.assign(document.createElement('a'), { href: data.url, download: data.name }).click();
    setTimeout(() => URL.revokeObjectURL(data.url), SAVED_MS);
    return undefined;
  };
  return { isSaving: isLoading, save };
}

export { watchUpload } from './upload';
