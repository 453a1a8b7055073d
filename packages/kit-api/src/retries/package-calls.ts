import type { Answer } from '../base-query';
import type { ApiConnection } from '../connection';

const RETRIES = 6;
/** The first wait is about this long, each next one about twice the one before. */
const FIRST_WAIT_MS = 300;
/** A wait takes between these shares of its length, so that many who failed together do not come back together. */
const SHORTEST = 0.75;
const LONGEST = 1.25;

/**
 * A call of the package service, which is slow to wake: up to six more tries, each after a longer wait of uneven length. What
 * the service refuses with a reason stays refused. Source: P-280.
 */
export async function patiently(attempt: () => Promise<Answer>, connection: ApiConnection, signal: AbortSignal): Promise<Answer> {
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
