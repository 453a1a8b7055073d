import { lazy, Suspense } from 'react';

import { Skeleton } from './waiting/skeleton';

export interface StepsProps {
  /** Names of the steps, in order. */
  steps: readonly string[];
  /** Index of the current step; `steps.length` when all are done. */
  current: number;
  /** Accessible name of the list. */
  label?: string;
  className?: string;
}

const Surface = lazy(() => import('./steps.surface').then((code) => ({ default: code.StepsSurface })));

/** Progress through the steps of a task. */
export function Steps(props: StepsProps) {
  return (
    <Suspense fallback={<Skeleton height="1.75rem" />}>
      <Surface {...props} />
    </Suspense>
  );
}
