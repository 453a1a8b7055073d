import { Card, EmptyState, SkeletonCard } from '@jetway/kit-ui';
import type { ReactNode } from 'react';

import { LoadFailed } from './failure';
import { isDenied, isMissing, said } from './problems';

interface Answer<T> {
  /** What is known about the present argument; `data` may be about the argument before. */
  currentData?: T;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

export interface LoadedProps<T> {
  answer: Answer<T>;
  /** What is loaded, such as "deposit". */
  what: string;
  children: (data: T) => ReactNode;
}

/** What an answer brought, or why there is none: it loads, does not exist, is not the operator's to see, or failed. */
export function Loaded<T>({ answer, what, children }: LoadedProps<T>) {
  const { currentData, error, isFetching, refetch } = answer;
  if (currentData !== undefined) return children(currentData);
  if (error === undefined) return <SkeletonCard lines={5} label={`Loading the ${what}`} />;
  return (
    <Card>
      <Without error={error} what={what} isRetrying={isFetching} onRetry={() => void refetch()} />
    </Card>
  );
}

function Without({
  error,
  what,
  ...retry
}: {
  error: unknown;
  what: string;
  isRetrying: boolean;
  onRetry: () => void;
}) {
  if (isMissing(error))
    return <EmptyState title={`There is no such ${what}`} text="Check the address, or open it from the queue." />;
  if (isDenied(error)) return <EmptyState {...said(error)} />;
  return <LoadFailed what={`The ${what}`} error={error} {...retry} />;
}
