import { useT } from '@jetway/kit-runtime';
import { Text } from '@jetway/kit-ui';

import { useBothClocks } from './use-both-clocks';

interface FreeUntilProps {
  /** Instant, ending in `Z`. */
  instant: string;
  /** The same in the hotel's local time. */
  local?: string | undefined;
}

/** Until when cancelling is free: in the hotel's local time, which decides, and in the portal's; once if both are the same. */
export function FreeUntil({ instant, local }: FreeUntilProps) {
  const t = useT('hotels');
  const { here, there } = useBothClocks()(instant, local);
  return <Text tone="success">{there ? t('freeUntilBoth', { local: there, here }) : t('freeUntil', { here })}</Text>;
}
