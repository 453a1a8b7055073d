import { problemOf } from '@jetway/kit-api';
import type { ErrorCode } from '@jetway/kit-api';

const UNKNOWN: ReadonlySet<ErrorCode> = new Set([
  'hotel.outcome_unknown',
  'supplier.timeout',
  'edge.upstream_timeout',
  'edge.upstream_broken',
  'edge.upstream_down',
  'server.error',
  'server.unavailable',
  'request.in_progress',
]);

/** Whether it is unknown if the hotel or the wallet carried out the request; a missing answer counts as unknown. */
export function isOutcomeUnknown(error: unknown): boolean {
  const problem = problemOf(error);
  return !problem || UNKNOWN.has(problem.code);
}
