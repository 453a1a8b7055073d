import { problemOf } from '@jetway/kit-api/transport';
import { ErrorState } from '@jetway/kit-ui';

const NO_ANSWER = 'The server did not answer. Check the connection and try again.';

/** Why a call failed, as a sentence. The service's problems are in English, as the console is. */
export function failureText(error: unknown): string {
  const problem = problemOf(error);
  if (!problem) return NO_ANSWER;
  const fields = problem.errors?.map(({ detail }) => detail).join(' ');
  const sentence = fields || problem.detail || problem.title;
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}

interface LoadFailedProps {
  /** What did not load: "The queue". */
  what: string;
  error: unknown;
  onRetry: () => void;
  isRetrying?: boolean;
}

/** In place of content that did not load. */
export function LoadFailed({ what, error, onRetry, isRetrying }: LoadFailedProps) {
  const requestId = problemOf(error)?.requestId;
  return (
    <ErrorState
      title={`${what} did not load`}
      text={failureText(error)}
      onRetry={onRetry}
      isRetrying={isRetrying}
      {...(requestId ? { requestId } : {})}
    />
  );
}
