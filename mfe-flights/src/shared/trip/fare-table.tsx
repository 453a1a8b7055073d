import type { FareBreakdown, PassengerFare } from '@jetway/kit-api/flights';
import { difference, minorOf, times } from '@jetway/kit-orders';
import { useT, useTenant } from '@jetway/kit-runtime';
import { FareBreakdownTable } from '@jetway/kit-ui';

import { useNetHidden } from '../desk/net-hidden';

/** The fare breakdown. Commission and net amount are shown to users who may see them, unless hidden. */
export function FareTable({ fare }: { fare: FareBreakdown }) {
  const t = useT('flights');
  const { labels } = useTenant();
  const { isNetHidden } = useNetHidden();
  const tax = fare.taxOnAgent.label.toLowerCase() === 'ait' ? labels.ait : labels.vat;
  const totals = [
    { label: t('booking.fare.gross'), amount: fare.gross },
    { label: t('booking.fare.taxOnAgent', { tax, rate: fare.taxOnAgent.rate }), amount: fare.taxOnAgent.amount },
    { label: t('booking.fare.serviceFee'), amount: fare.serviceFee },
    { label: t('booking.fare.extras'), amount: fare.extras },
    { label: t('booking.fare.customerTotal'), amount: fare.customerTotal, strong: true },
    { label: t('booking.fare.commission'), amount: isNetHidden ? undefined : fare.commission },
    { label: t('booking.fare.agentPayable'), amount: isNetHidden ? undefined : fare.agentPayable },
  ];
  return (
    <FareBreakdownTable
      caption={t('booking.summary.fare')}
      lines={fare.perPassengerType.map((passenger) => ({
        label: t(`booking.types.${passenger.passengerType}`),
        count: passenger.count,
        ...shareOf(passenger),
      }))}
      totals={totals.flatMap(({ amount, ...total }) =>
        amount && (total.strong || minorOf(amount) !== 0n) ? [{ ...total, amount }] : [],
      )}
    />
  );
}

/** All passengers of one type: the base fare, and everything else as taxes, so that both add up to the total. */
function shareOf({ base, count, subtotal }: PassengerFare) {
  const bases = times(base, count);
  return { base: bases, taxes: difference(subtotal, bases), total: subtotal };
}
