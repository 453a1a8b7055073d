import { ignoreProblem, isProblem, problemOf } from '@jetway/kit-api';
import { useT } from '@jetway/kit-runtime';
import { useState } from 'react';

type Reply<Data> = { data: Data; error?: undefined } | { data?: undefined; error: unknown };

/** Runs the sign-in calls: a failure sets `trouble`, shown inline, and leaves the form unchanged. */
export function useEntranceCall() {
  const t = useT('account');
  const [trouble, setTrouble] = useState<string>();
  const ask = async <Data>(call: PromiseLike<Reply<Data>>): Promise<Data | null> => {
    const reply = await call;
    setTrouble(reply.data === undefined ? troubleWords(reply.error, t) : undefined);
    if (reply.data !== undefined) return reply.data;
    ignoreProblem(reply.error, 'a failed sign-in call shows inline and leaves the form usable');
    return null;
  };
  return { trouble, ask };
}

/** Message for a rate-limited user, with the wait when the server states it. */
function troubleWords(error: unknown, t: ReturnType<typeof useT>): string {
  const isTooOften = isProblem(error, 'edge.rate_limited') || isProblem(error, 'request.rate_limited');
  if (!isTooOften) return t('signIn.unreachable');
  const seconds = problemOf(error)?.params?.retryAfter;
  return typeof seconds === 'number' ? t('signIn.waitFor', { count: seconds }) : t('signIn.wait');
}
