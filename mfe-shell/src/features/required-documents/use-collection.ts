import { ignoreProblem } from '@jetway/kit-api';
import { customerApi } from '@jetway/kit-api/customer';
import type { UserContext } from '@jetway/kit-api/customer';
import { useAppDispatch } from '@jetway/kit-runtime/store';
import { useEffect, useState } from 'react';

import { judge } from './collect.model';
import { skippedOn } from './skipped-on';

/** State at the last decision. */
interface Look {
  now: number;
  skippedOn: number | null;
}

const look = (): Look => ({ now: Date.now(), skippedOn: skippedOn.read() });

/** Whether to ask for licences now. After a skip it refetches the user context and decides again. */
export function useCollection(user: UserContext, isSessionOver: boolean) {
  const dispatch = useAppDispatch();
  const [seen, setSeen] = useState(look);
  const judged = judge(user.documentCollect, isSessionOver || user.sessionExpired, seen.skippedOn, seen.now);
  const forget = judged.kind === 'quiet' && judged.forget;
  useEffect(() => {
    if (forget) skippedOn.forget();
  }, [forget]);

  const waitMs = judged.kind === 'wait' ? judged.ms : null;
  useEffect(() => {
    if (waitMs === null) return;
    const timer = setTimeout(() => {
      const context = dispatch(
        customerApi.endpoints.getUserContext.initiate(undefined, { forceRefetch: true, subscribe: false }),
      );
      void context.then(({ error }) => {
        if (error) ignoreProblem(error, 'the question comes again with what is known');
        setSeen(look());
      });
    }, waitMs);
    return () => clearTimeout(timer);
  }, [waitMs, seen, dispatch]);

  return {
    isAsking: judged.kind === 'ask',
    /** Records a skip. */
    skipped: () => {
      skippedOn.write(Date.now());
      setSeen(look());
    },
  };
}
