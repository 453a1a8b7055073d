import type { Seat } from '@jetway/kit-api/flights';
import { formatMoney } from '@jetway/kit-domain';
import { useLocaleTag, useT } from '@jetway/kit-runtime';

/** The traveller who has a seat in this booking. */
export interface SeatOwner {
  number: number;
  name: string;
}

/** Describes a seat: designator, features, and its price or the traveller who has it. */
export function useSeatWords() {
  const t = useT('flights');
  const locale = useLocaleTag();
  return (seat: Seat, owner: SeatOwner | undefined, isOpen: boolean): string => {
    const price = seat.free ? t('booking.extras.included') : formatMoney(seat.amount, locale);
    const features = seat.features.map((feature) => t(`booking.extras.features.${feature}`));
    if (owner) return [seat.designator, ...features, price, `${owner.number}. ${owner.name}`].join(', ');
    if (seat.status !== 'free') return [seat.designator, ...features, t('booking.extras.taken')].join(', ');
    return [seat.designator, ...features, price, ...(isOpen ? [] : [t('booking.extras.adultsOnly')])].join(', ');
  };
}
