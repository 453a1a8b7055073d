import { useT } from '@jetway/kit-runtime';
import { StatusPill } from '@jetway/kit-ui';

/** Whether something of an agency is in use. */
export function StandingPill({ status }: { status: 'active' | 'closed' }) {
  const t = useT('account');
  return <StatusPill tone={status === 'active' ? 'success' : 'neutral'}>{t(`records.${status}`)}</StatusPill>;
}
