import { useT } from '@jetway/kit-runtime';
import { Countdown } from '@jetway/kit-ui';

import { isNear } from '../../../shared/trip/near';

/** The time left to act on an order, on its last day. */
export function NearCountdown({ reference, until }: { reference: string; until: string | undefined }) {
  const t = useT('flights');
  return (
    <span>
      {until && isNear(until) && (
        <Countdown until={until} label={t('bookings.left', { reference })} warnUnderSeconds={3600} />
      )}
    </span>
  );
}
