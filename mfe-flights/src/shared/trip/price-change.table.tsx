import type { FareBreakdown } from '@jetway/kit-api/flights';
import type { MoneyText } from '@jetway/kit-domain';
import { useT } from '@jetway/kit-runtime';
import { DescriptionList, Money } from '@jetway/kit-ui';

import { minorOf } from '../money-text';

/** A fare that moved between two looks. */
export interface PriceChange {
  previous: FareBreakdown;
  current: FareBreakdown;
  delta: MoneyText;
}

/** Before, now, and what that is more or less. */
export function PriceChangeTable({ change: { previous, current, delta } }: { change: PriceChange }) {
  const t = useT('flights');
  const isDearer = minorOf(delta) > 0n;
  return (
    <DescriptionList
      items={[
        { term: t('booking.changed.previous'), description: <Money value={previous.customerTotal} muted /> },
        { term: t('booking.changed.current'), description: <Money value={current.customerTotal} /> },
        { term: t(isDearer ? 'booking.changed.more' : 'booking.changed.less'), description: <Money value={delta.replace('-', '')} /> },
      ]}
    />
  );
}
