import { lazy, Suspense } from 'react';

import { Skeleton } from './waiting/skeleton';

export interface StepsProps {
  /** What each step is called, in order. */
  steps: readonly string[];
  /** Index of the step the reader is at; `steps.length` when all are done. */
  current: number;
  /** Names the list for a screen reader. */
  label?: string;
  className?: string;
}

const Surface = lazy(() => import('./steps.surface').then((code) => ({ default: code.StepsSurface })));

/** How far a task of a few pages has come. */
export function Steps(props: StepsProps) {
  return (
    <Suspense fallback={<Skeleton height="1.75rem" />}>
      <Surface {...props} />
    </Suspense>
  );
}
