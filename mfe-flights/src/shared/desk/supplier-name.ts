import { useT } from '@jetway/kit-runtime';
import { useCallback } from 'react';

/** Names suppliers for a reader. A supplier without a name of its own here is shown by its id. */
export function useSupplierName(): (id: string) => string {
  const t = useT('flights');
  return useCallback((id) => t(`suppliers.${id}`, { defaultValue: id }), [t]);
}
