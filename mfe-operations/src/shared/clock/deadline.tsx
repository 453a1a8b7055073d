import { formatDeadline } from '@jetway/kit-domain';

import { useOperator } from '../../session/use-operator';

/** Deadlines are read in English, as the console is. */
const LOCALE = 'en-GB';

/** The time zone of a tenant, on whose clock its deadlines are. */
export function useZone(tenant: string): string {
  return useOperator().zones[tenant] ?? 'UTC';
}

/** A deadline of the operator, on the clock of their browser, which it names. */
export function OwnDeadline({ at }: { at: string }) {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return <time dateTime={at}>{formatDeadline(at, LOCALE, timeZone)}</time>;
}

/** A deadline on the clock of its tenant, which it names, whatever the clock of the browser. */
export function Deadline({ tenant, at }: { tenant: string; at: string }) {
  return <time dateTime={at}>{formatDeadline(at, LOCALE, useZone(tenant))}</time>;
}
