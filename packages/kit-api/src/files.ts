import { api } from './api';
import { fetchAs } from './base-query';
import type { FileRequest, MadeFile } from './make-file';

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
    makeFile: build.mutation<MadeFile | null, FileRequest>({
      queryFn: async (request, queryApi) => (await import('./make-file')).makeFile(request, queryApi),
      invalidatesTags: (file) => (file === null ? ['ReportFiles'] : []),
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

/** The outcome of a file request: the server makes a queued one in the background. No part of a broken file is saved. */
export type Saved = { kind: 'saved' } | { kind: 'queued' } | { kind: 'failed'; error: unknown };

/** Saves the file that `address` makes of a body, or the file at `address` without one. */
export function useFileExport(address: string): { isSaving: boolean; save: (body?: object) => Promise<Saved> } {
  const [make, { isLoading }] = filesApi.useMakeFileMutation();
  const save = async (body?: object): Promise<Saved> => {
    const { data, error } = await make({ address, body });
    if (data === null) return { kind: 'queued' };
    if (!data) return { kind: 'failed', error };
    Object.assign(document.createElement('a'), { href: data.url, download: data.name }).click();
    setTimeout(() => URL.revokeObjectURL(data.url), SAVED_MS);
    return { kind: 'saved' };
  };
  return { isSaving: isLoading, save };
}

/** Saves the CSV file that `address` makes of a body. `save` resolves with the error, if any. */
export function useCsvExport(address: string): { isSaving: boolean; save: (body: object) => Promise<unknown> } {
  const { isSaving, save } = useFileExport(address);
  const saveCsv = async (body: object) => {
    const saved = await save(body);
    return saved.kind === 'failed' ? saved.error : undefined;
  };
  return { isSaving, save: saveCsv };
}

export { watchUpload } from './upload';
