import { api } from './api';
import { fetchAs } from './base-query';

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
export { watchUpload } from './upload';
