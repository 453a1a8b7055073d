import { Feature } from '@jetway/kit-domain';
import { useSession } from '@jetway/kit-runtime';

import { useNetHidden } from './net-hidden';

/** The supplier of a fare, for users with 205 who have not hidden net amounts. */
export function useShownSource({ source }: { source?: string }): string | undefined {
  const { can } = useSession();
  const { isNetHidden } = useNetHidden();
  return can(Feature.ShowSource) && !isNetHidden ? source : undefined;
}
