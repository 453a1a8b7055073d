import { Feature } from '@jetway/kit-domain';
import { useSession } from '@jetway/kit-runtime';

import { useNetHidden } from './net-hidden';

/** The supplier of a fare where the agent may see it (205) and has not put it out of a client's sight. */
export function useShownSource({ source }: { source?: string }): string | undefined {
  const { can } = useSession();
  const { isNetHidden } = useNetHidden();
  return can(Feature.ShowSource) && !isNetHidden ? source : undefined;
}
