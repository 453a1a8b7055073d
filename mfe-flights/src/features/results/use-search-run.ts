import { useTenant } from '@jetway/kit-runtime';
import { useSearchParams } from '@jetway/kit-runtime/router';
import { useAppDispatch, useAppSelector } from '@jetway/kit-runtime/store';
import { useEffect, useRef } from 'react';

import type { SearchQuery } from '../../shared/search-query';
import type { SearchRun } from './state/run-search';
import { resume, runSearch, searchAgain, searchKey } from './state/run-search';
import { runActions, selectRun } from './state/run.slice';

export interface SearchRunHandle {
  /** Runs the same search from the start. */
  again: () => void;
  /** Continues an interrupted search. */
  resume: () => void;
}

/** Runs the search in the address while the page is mounted, and writes its request id into the address. */
export function useSearchRun(query: SearchQuery): SearchRunHandle {
  const dispatch = useAppDispatch();
  const { currency } = useTenant();
  const [params] = useSearchParams();
  const current = useRef<AbortController>(null);
  const key = searchKey(query);
  const requestId = params.get('requestId') ?? '';

  const enter = (start: (run: SearchRun) => ReturnType<typeof runSearch>) => {
    current.current?.abort();
    current.current = new AbortController();
    void dispatch(start({ query, requestId, currency, signal: current.current.signal }));
  };

  useEffect(() => {
    enter(runSearch);
    return () => current.current?.abort();
    // The key contains the whole query; the request id results from the run and does not start one.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key]);
  useRequestIdInAddress(key);
  useExpiry();
  return { again: () => enter(searchAgain), resume: () => enter(resume) };
}

/** A reload or a colleague finds the same results through the address. */
function useRequestIdInAddress(key: string): void {
  const run = useAppSelector(selectRun);
  const [params, setParams] = useSearchParams();
  const isNew = run.key === key && run.requestId !== '' && params.get('requestId') !== run.requestId;
  useEffect(() => {
    if (!isNew) return;
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.set('requestId', run.requestId);
        return next;
      },
      { replace: true },
    );
  }, [isNew, run.requestId, setParams]);
}

/**
 * Marks the run as expired at its instant. If the local clock says it expired before it started, the clock is wrong and the
 * server decides.
 */
function useExpiry(): void {
  const dispatch = useAppDispatch();
  const { expiresAt } = useAppSelector(selectRun);
  useEffect(() => {
    const left = Date.parse(expiresAt) - Date.now();
    if (!(left > 0) || left > LONGEST_TIMER_MS) return;
    const timer = setTimeout(() => dispatch(runActions.expired()), left);
    return () => clearTimeout(timer);
  }, [dispatch, expiresAt]);
}

/** Browser timers above this fire at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;
