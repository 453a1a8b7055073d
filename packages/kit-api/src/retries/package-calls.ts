import type { Answer } from '../base-query';
import type { ApiConnection } from '../connection';

const RETRIES = 6;
/** Approximate length of the first wait. Each wait is about twice the previous one. */
const FIRST_WAIT_MS = 300;
/** Lower bound of the random factor on each wait, so that clients that failed together do not retry together. */
const SHORTEST = 0.75;
const LONGEST = 1.25;

/**
 * Calls the package service, which is slow to start: up to six retries with exponential, randomised waits. A refusal
 * with a reason is not retried. Source: P-280.
 */
export async function patiently(
  attempt: () => Promise<Answer>,
  connection: ApiConnection,
  signal: AbortSignal,
): Promise<Answer> {
  let answer = await attempt();
  for (let retry = 0; retry < RETRIES && hasFailed(answer) && !signal.aborted; retry += 1) {
    await connection.wait(FIRST_WAIT_MS * 2 ** retry * (SHORTEST + Math.random() * (LONGEST - SHORTEST)), signal);
    answer = await attempt();
  }
  return answer;
}

function hasFailed(answer: Answer): boolean {
  if (!('error' in answer)) return false;
  return answer.error.kind !== 'problem' || answer.error.status >= 500 || answer.error.status === 429;
}
