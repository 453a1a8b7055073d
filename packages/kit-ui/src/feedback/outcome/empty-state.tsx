import { lazy, Suspense, type ReactNode } from 'react';

import { Skeleton } from '../waiting/skeleton';
import { Outcome, OutcomeAction, OutcomeText, OutcomeTitle } from './outcome.styles';

export interface EmptyStateProps {
  title: string;
  /** Heading level: 1 where nothing else is on the page. */
  level?: 1 | 2 | 3;
  /** What to do next. */
  text?: ReactNode;
  action?: ReactNode;
  /** Illustration; a flight path by default. */
  art?: ReactNode;
  className?: string;
}

const EmptyArt = lazy(() => import('./empty-art').then((code) => ({ default: code.EmptyArt })));

/** Says that there is no content yet, and offers the way to create it. */
export function EmptyState({ title, level = 2, text, action, art, className }: EmptyStateProps) {
  return (
    <Outcome className={className}>
      {art ?? (
        <Suspense fallback={<Skeleton width="9rem" height="5rem" />}>
          <EmptyArt />
        </Suspense>
      )}
      <OutcomeTitle as={`h${level}` as const}>{title}</OutcomeTitle>
      {text !== undefined && <OutcomeText>{text}</OutcomeText>}
      {action !== undefined && <OutcomeAction>{action}</OutcomeAction>}
    </Outcome>
  );
}
