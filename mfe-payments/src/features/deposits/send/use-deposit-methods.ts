import type { DepositMethod } from '@jetway/kit-api/deposits';
import { useAvailDepositQuery, useAvailPaymentsQuery } from '@jetway/kit-api/deposits';

/** Limits and fees may have changed since the last page. */
const FRESH = { refetchOnMountOrArgChange: true };

interface DepositMethods {
  /** All methods with their terms; undefined while they load or when they fail. */
  methods: DepositMethod[] | undefined;
  /** Why they failed. */
  error: unknown;
  retry: () => void;
}

/** The methods of both kinds: those paid at a bank and those paid online. */
export function useDepositMethods(): DepositMethods {
  const offline = useAvailDepositQuery(undefined, FRESH);
  const online = useAvailPaymentsQuery(undefined, FRESH);
  const retry = () => {
    if (offline.isError) void offline.refetch();
    if (online.isError) void online.refetch();
  };
  if (offline.data && online.data)
    return { methods: [...offline.data.methods, ...online.data.methods], error: undefined, retry };
  return { methods: undefined, error: offline.error ?? online.error, retry };
}
