import { useT } from '@jetway/kit-runtime';
import { Text } from '@jetway/kit-ui';

import { useBothClocks } from './use-both-clocks';

interface FreeUntilProps {
  /** Instant, ending in `Z`. */
  instant: string;
  /** The same by the hotel's clock. */
  local?: string | undefined;
}

/** Until when cancelling is free: by the hotel's clock, which decides, and by the portal's; once where both read the same. */
export function FreeUntil({ instant, local }: FreeUntilProps) {
  const t = useT('hotels');
  const { here, there } = useBothClocks()(instant, local);
  return <Text tone="success">{there ? t('freeUntilBoth', { local: there, here }) : t('freeUntil', { here })}</Text>;
}
