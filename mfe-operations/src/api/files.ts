import { queryString } from '@jetway/kit-api/transport';

import { api } from './api';
import { fetchFile } from './base-query';
import type { AuditRequest } from './generated/audit';

/** A stored file as the page can show it. */
export interface ShownFile {
  /** A blob URL, valid while something shows the file. */
  url: string;
  /** Media type, e.g. "application/pdf". */
  type: string;
}

/** A long trail takes as long as it takes. */
const EXPORT_MS = 10 * 60_000;
/** Browsers read a file that is being saved from its URL a moment after the click. */
const SAVED_MS = 60_000;

/** Files need the session's header, which an image or a link cannot send. They are fetched and shown as blob URLs. */
export const filesApi = api.injectEndpoints({
  endpoints: (build) => ({
    storedFile: build.query<ShownFile, string>({
      queryFn: async (address, queryApi) => {
        const answer = await fetchFile({ address }, queryApi);
        if ('error' in answer) return answer;
        const { content } = answer.data;
        return { data: { url: URL.createObjectURL(content), type: content.type } };
      },
      onCacheEntryAdded: async (_address, { cacheDataLoaded, cacheEntryRemoved }) => {
        const loaded = await cacheDataLoaded.catch(() => null);
        await cacheEntryRemoved;
        if (loaded) URL.revokeObjectURL(loaded.data.url);
      },
    }),
    auditFile: build.mutation<{ name: string; url: string }, AuditRequest>({
      queryFn: async (body, queryApi) => {
        const call = { address: '/api/operations/v1/Audit/Export', body, limit: EXPORT_MS };
        const answer = await fetchFile(call, queryApi);
        if ('error' in answer) return answer;
        return { data: { name: answer.data.name || 'audit.csv', url: URL.createObjectURL(answer.data.content) } };
      },
    }),
  }),
  overrideExisting: 'throw',
});

/** Fetches a stored file by its address, from `slipAddress` or another address of this file. */
export const useStoredFileQuery = filesApi.useStoredFileQuery;

/** Address of a deposit's slip; `number` counts from 0. */
export function slipAddress(slip: { tenant: string; depositRef: string; number: number }): string {
  return `/api/operations/v1/Deposit/GetSlip${queryString(slip)}`;
}

/** Address of a document of an application. */
export function documentAddress(paper: { tenant: string; applicationId: string; document: string }): string {
  return `/api/operations/v1/Application/GetDocument${queryString(paper)}`;
}

/** Address of a document that an agency uploaded. */
export function agencyDocumentAddress(file: { tenant: string; agencyId: string; fileId: string }): string {
  return `/api/operations/v1/Agency/GetDocument${queryString(file)}`;
}

/** Address of a document of a visa application, or of a visa. Each call is recorded with the operator. */
export function visaFileAddress(file: { tenant: string; referenceId: string; fileId: string }): string {
  return `/api/operations/v1/Visas/GetFile${queryString(file)}`;
}

/** Address of a file sent with a message about a holiday request. */
export function holidayAttachmentAddress(file: { tenant: string; referenceId: string; fileId: string }): string {
  return `/api/operations/v1/Holidays/GetHolidayAttachment${queryString(file)}`;
}

/** Saves the events of the trail that match, all pages of them, as CSV. `save` resolves with the error, if any. */
export function useSaveAudit(): { isSaving: boolean; save: (request: AuditRequest) => Promise<unknown> } {
  const [make, { isLoading }] = filesApi.useAuditFileMutation();
  const save = async (request: AuditRequest) => {
    const { data, error } = await make(request);
    if (!data) return error;
    Object.assign(document.createElement('a'), { href: data.url, download: data.name }).click();
    setTimeout(() => URL.revokeObjectURL(data.url), SAVED_MS);
    return undefined;
  };
  return { isSaving: isLoading, save };
}
