import { ignoreProblem } from '@jetway/kit-api';
import { useState } from 'react';

type Reply<Data> = { data: Data; error?: undefined } | { data?: undefined; error: unknown };

/** Runs the calls of signing in: one that fails shows inline and leaves the form as it was. */
export function useEntranceCall() {
  const [isUnreachable, setUnreachable] = useState(false);
  const ask = async <Data>(call: PromiseLike<Reply<Data>>): Promise<Data | null> => {
    const reply = await call;
    setUnreachable(reply.data === undefined);
    if (reply.data !== undefined) return reply.data;
    ignoreProblem(reply.error, 'a failed sign-in call shows inline and leaves the form usable');
    return null;
  };
  return { isUnreachable, ask };
}
