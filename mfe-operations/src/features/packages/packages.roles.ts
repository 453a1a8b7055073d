import type { OperatorRoleName } from '../../api/endpoints/session';

const EDITORS: ReadonlySet<OperatorRoleName> = new Set(['holidays', 'tenantAdmin']);

/** Whether one of the roles edits tour packages; the server checks it again. */
export function mayEditPackages(roles: readonly OperatorRoleName[]): boolean {
  return roles.some((role) => EDITORS.has(role));
}
