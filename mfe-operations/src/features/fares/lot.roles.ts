import type { OperatorRoleName } from '../../api/endpoints/session';

const EDITORS: ReadonlySet<OperatorRoleName> = new Set(['ticketing', 'tenantAdmin']);

/** Whether one of the roles edits lots; the server checks it again. */
export function mayEditLots(roles: readonly OperatorRoleName[]): boolean {
  return roles.some((role) => EDITORS.has(role));
}
