import { Feature } from '@jetway/kit-domain';
import { useSession } from '@jetway/kit-runtime';

import { useNetHidden } from './net-hidden';
import { useSupplierName } from './supplier-name';

/** Name of a fare's supplier, for users with 205 who have not hidden net amounts. */
export function useShownSource({ source }: { source?: string }): string | undefined {
  const { can } = useSession();
  const { isNetHidden } = useNetHidden();
  const nameOf = useSupplierName();
  return source && can(Feature.ShowSource) && !isNetHidden ? nameOf(source) : undefined;
}
