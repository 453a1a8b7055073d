import { api } from './api';
import { fetchAs } from './base-query';

/** Kept files are read with the session's token, which an image or a link cannot carry: they are fetched, and shown from memory. */
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
 * What to show for the address of a picture: a tenant's asset as it is, a kept file from memory; nothing while it is on
 * its way or cannot be had.
 */
export function useStoredFile(address: string | undefined): string | undefined {
  const isKept = address?.startsWith(KEPT) ?? false;
  const { data } = filesApi.useStoredFileQuery(address ?? '', { skip: !isKept });
  return isKept ? data : address;
}

/** Fetches a kept file for saving: `open(address)` answers an address in memory, good while the page shows it. */
export const useLazyStoredFileQuery = filesApi.useLazyStoredFileQuery;
export { watchUpload } from './upload';
