import { toast } from '@jetway/kit-ui';

import type { VisaDeskOrder } from '../../../api/endpoints/visas';
import { useRefusal } from '../../../shared/step/use-refusal';

/** Which application a step is taken on, as every call of the desk names it. */
export function caseIn({ tenant, referenceId, version }: VisaDeskOrder) {
  return { tenant, referenceId, version };
}

type Answer = { data?: VisaDeskOrder; error?: unknown };

/** Takes a step of the desk: `take` resolves with whether it was taken, and `refusal` says why not, at the fields too. */
export function useStep() {
  const { refusal, take: refused, faultAt, focus, fields } = useRefusal();
  const take = async (call: Promise<Answer>, done: string): Promise<boolean> => {
    const { data, error } = await call;
    refused(error);
    if (data) toast.success(done);
    return data !== undefined;
  };
  return { refusal, take, faultAt, focus, fields };
}
