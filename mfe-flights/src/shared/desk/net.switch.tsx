import { useT } from '@jetway/kit-runtime';
import { Switch } from '@jetway/kit-ui';

import { useNetHidden } from './net-hidden';

/** Hides net amounts from a client beside the screen; absent for users who never see them. */
export function NetSwitch() {
  const t = useT('flights');
  const { isNetHidden, canHide, toggle } = useNetHidden();
  return canHide && <Switch label={t('hideNet')} value={isNetHidden} onChange={toggle} />;
}
