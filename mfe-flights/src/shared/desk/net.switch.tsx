import { useT } from '@jetway/kit-runtime';
import { Switch } from '@jetway/kit-ui';

import { useNetHidden } from './net-hidden';

/** Hides what the agency pays from a client beside the screen; absent for those who are never shown it. */
export function NetSwitch() {
  const t = useT('flights');
  const { isNetHidden, canHide, toggle } = useNetHidden();
  return canHide && <Switch label={t('hideNet')} value={isNetHidden} onChange={toggle} />;
}
