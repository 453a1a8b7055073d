import type { ReactNode } from 'react';

import { Button } from '../../actions';
import { Code } from '../../text';
import { icons, styled, useKitWords } from '../../theme';
import { Outcome, OutcomeAction, OutcomeText, OutcomeTitle } from './outcome.styles';

export interface ErrorStateProps {
  title: string;
  /** Heading level: 1 where nothing else is on the page. */
  level?: 1 | 2 | 3;
  /** What happened, and what is not affected. */
  text?: ReactNode;
  onRetry?: () => void;
  /** A retry is in progress. */
  isRetrying?: boolean;
  /** The id support needs to find the request. */
  requestId?: string;
  /** Another action beside the retry. */
  action?: ReactNode;
  className?: string;
}

const Sign = styled.span`
  display: grid;
  place-items: center;
  inline-size: 3rem;
  block-size: 3rem;
  margin-block-end: var(--jw-space-2);
  border-radius: 50%;
  color: var(--jw-danger-text);
  background: var(--jw-danger-soft);
  box-shadow: 0 0 0 8px color-mix(in oklab, var(--jw-danger-soft) 45%, transparent);
`;

const Reference = styled.p`
  margin-block-start: var(--jw-space-2);
  font-size: var(--jw-text-xs);
  color: var(--jw-text-subtle);
  user-select: all;
`;

/** Says that content failed to load, with a retry button. */
export function ErrorState({
  title,
  level = 2,
  text,
  onRetry,
  isRetrying,
  requestId,
  action,
  className,
}: ErrorStateProps) {
  const words = useKitWords();
  return (
    <Outcome role="alert" className={className}>
      <Sign aria-hidden>
        <icons.TriangleAlert size={22} />
      </Sign>
      <OutcomeTitle as={`h${level}` as const}>{title}</OutcomeTitle>
      {text !== undefined && <OutcomeText>{text}</OutcomeText>}
      {(onRetry ?? action) !== undefined && (
        <OutcomeAction>
          {onRetry && (
            <Button
              variant="secondary"
              iconStart={<icons.RefreshCw aria-hidden size={16} />}
              isPending={isRetrying}
              onPress={onRetry}
            >
              {words.retry}
            </Button>
          )}
          {action}
        </OutcomeAction>
      )}
      {requestId && (
        <Reference>
          {words.reference} <Code>{requestId}</Code>
        </Reference>
      )}
    </Outcome>
  );
}
