import { toast } from '@jetway/kit-ui';
import { useState } from 'react';

import type { HolidayRequestCase } from '../../../api/endpoints/holidays';

/**
 * The version an operator has seen. It stays behind when somebody else changes the request while the operator types, so that the server
 * refuses what was decided on an earlier state; from the refusal on it is the version on the page.
 */
export function useSeen(present: number) {
  const [seen, setSeen] = useState<number | null>(present);
  return {
    version: seen ?? present,
    isBehind: seen !== null && seen < present,
    /** Takes what the page shows as seen, or a version that an answer brought. */
    look: (version?: number) => setSeen(version ?? null),
  };
}

type Answer = { data?: HolidayRequestCase; error?: unknown };

/** The steps on a request, which share the version the operator has seen. */
export function useDesk(request: HolidayRequestCase) {
  const { version, isBehind, look } = useSeen(request.version);
  return {
    isBehind,
    look: () => look(),
    /** Which request a step is taken on, as every call names it. */
    key: { tenant: request.tenant, referenceId: request.referenceId, version },
    /** Takes a step; resolves with why it was refused, if it was. */
    take: async (call: Promise<Answer>, done: string): Promise<unknown> => {
      const { data, error } = await call;
      look(data?.version);
      if (data) toast.success(done);
      return error;
    },
  };
}

export type Desk = ReturnType<typeof useDesk>;
