import { useSelector } from 'react-redux';

import type { CurrentOperator, OperatorRoleName } from '../api/endpoints/session';
import { useGetCurrentOperatorQuery } from '../api/endpoints/session';
import type { SessionState } from './session.slice';
import { selectLeaving, selectToken } from './session.slice';

/** The session's token, or null when no operator is signed in. */
export const useToken = (): string | null => useSelector((state: { session: SessionState }) => selectToken(state));

/** How the last session of this page ended. */
export const useLeaving = () => useSelector((state: { session: SessionState }) => selectLeaving(state));

/** Who is signed in. Rooms are shown once this is known, so inside of them it always is. */
export function useOperator(): CurrentOperator {
  const { data } = useGetCurrentOperatorQuery();
  if (!data) throw new Error('a room was shown before its operator was known');
  return data;
}

/** Whether an operator has one of the roles. */
export function hasRole({ roles }: CurrentOperator, wanted: readonly OperatorRoleName[]): boolean {
  return wanted.some((role) => roles.includes(role));
}
