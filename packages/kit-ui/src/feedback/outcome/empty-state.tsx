import type { ReactNode } from 'react';

import { EmptyArt } from './empty-art';
import { Outcome, OutcomeAction, OutcomeText, OutcomeTitle } from './outcome.styles';

export interface EmptyStateProps {
  title: string;
  /** The title's place in the page's outline: 1 where nothing else is on the page. */
  level?: 1 | 2 | 3;
  /** What to do next. */
  text?: ReactNode;
  action?: ReactNode;
  /** A drawing; a quiet flight path unless told. */
  art?: ReactNode;
  className?: string;
}

/** A place with nothing in it yet, and the way to fill it. */
export function EmptyState({ title, level = 2, text, action, art, className }: EmptyStateProps) {
  return (
    <Outcome className={className}>
      {art ?? <EmptyArt />}
      <OutcomeTitle as={`h${level}` as const}>{title}</OutcomeTitle>
      {text !== undefined && <OutcomeText>{text}</OutcomeText>}
      {action !== undefined && <OutcomeAction>{action}</OutcomeAction>}
    </Outcome>
  );
}
