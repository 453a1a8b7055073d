import { ignoreProblem, isProblem, problemOf } from '@jetway/kit-api';
import { useT } from '@jetway/kit-runtime';
import { useState } from 'react';

type Reply<Data> = { data: Data; error?: undefined } | { data?: undefined; error: unknown };

/** Runs the calls of signing in: one that fails says so in `trouble`, inline, and leaves the form as it was. */
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

/** Who asks too often is told to wait, and how long when the server says so. */
function troubleWords(error: unknown, t: ReturnType<typeof useT>): string {
  const isTooOften = isProblem(error, 'edge.rate_limited') || isProblem(error, 'request.rate_limited');
  if (!isTooOften) return t('signIn.unreachable');
  const seconds = problemOf(error)?.params?.retryAfter;
  return typeof seconds === 'number' ? t('signIn.waitFor', { count: seconds }) : t('signIn.wait');
}
