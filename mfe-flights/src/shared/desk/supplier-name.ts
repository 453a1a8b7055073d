import { useSession } from '@jetway/kit-runtime';
import { useCallback } from 'react';

/** Names suppliers as the tenant calls them. A supplier that the server does not name is shown by its id. */
export function useSupplierName(): (id: string) => string {
  const names = useSession().user?.supplierNames;
  return useCallback((id) => names?.[id] ?? id, [names]);
}
