import { useT } from '@jetway/kit-runtime';
import { Select, StatusPill } from '@jetway/kit-ui';
import type { FormFieldBinding } from '@jetway/kit-ui/forms';

/** Whether a branch or bank account is in use. */
export function StandingPill({ status }: { status: 'active' | 'closed' }) {
  const t = useT('account');
  return <StatusPill tone={status === 'active' ? 'success' : 'neutral'}>{t(`records.${status}`)}</StatusPill>;
}

/** Sets whether it is in use. */
export function StandingField(field: FormFieldBinding<'active' | 'closed'>) {
  const t = useT('account');
  const options = (['active', 'closed'] as const).map((value) => ({ value, label: t(`records.${value}`) }));
  return <Select {...field} label={t('records.status')} options={options} />;
}
