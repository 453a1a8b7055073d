import type { CheckedRate } from '@jetway/kit-api/hotels';
import type { MoneyText } from '@jetway/kit-domain';
import { formatDate } from '@jetway/kit-domain';
import { joined, minorOf } from '@jetway/kit-orders';
import { useLocaleTag, useT } from '@jetway/kit-runtime';
import { Card, Countdown, DescriptionList, Heading, Inline, Money, Stack, Text } from '@jetway/kit-ui';

import { guestsOf } from '../../shared/hotel-query';
import { CancellationTerms } from '../../shared/orders/cancellation-terms';
import { useNetHidden } from '../../shared/orders/hotel-orders';
import { HotelPicture } from '../../shared/picture/hotel-picture';
import { Picture } from './booking.styles';

interface StayCardProps {
  checked: CheckedRate;
  /** The customer's price that the agent has consented to. */
  amount: MoneyText;
  /** Undefined while a booking is in progress, whose answer decides. */
  onExpire: (() => void) | undefined;
}

/** The stay, its price, and how long the price is held. */
export function StayCard({ checked, amount, onExpire }: StayCardProps) {
  const t = useT('hotels');
  const locale = useLocaleTag();
  const { hotel, room, rate, search } = checked;
  return (
    <>
      <Card padding="md">
        <Inline justify="space-between" gap={3}>
          <Text size="sm">{t('booking.timer')}</Text>
          {/* Restarts after a pause, so that an expiry during the pause is reported. */}
          <Countdown
            key={`${checked.sessionId} ${String(Boolean(onExpire))}`}
            until={checked.expiresAt}
            label={t('booking.timer')}
            warnUnderSeconds={120}
            onExpire={onExpire}
          />
        </Inline>
      </Card>
      <Card padding="md">
        <Stack gap={4}>
          <Picture>
            <HotelPicture seed={hotel.picture} />
          </Picture>
          <Stack gap={1}>
            <Heading level={2} size="md">
              {hotel.name}
            </Heading>
            <Text size="sm" muted>
              {t('stars', { count: hotel.stars })} · <bdi>{hotel.address}</bdi>
            </Text>
          </Stack>
          <DescriptionList
            items={[
              {
                term: t('stay.checkIn'),
                description: t('stay.from', dayAndTime(search.checkIn, checked.checkInFrom, locale)),
              },
              {
                term: t('stay.checkOut'),
                description: t('stay.until', dayAndTime(search.checkOut, checked.checkOutUntil, locale)),
              },
              { term: t('stay.length'), description: t('nights', { count: search.nights }) },
              { term: t('stay.room'), description: `${room.name} · ${room.beds}` },
              { term: t('stay.board'), description: t(`boards.${rate.board}`) },
              {
                term: t('stay.guests'),
                description: joined(
                  [t('rooms', { count: search.rooms.length }), t('guests', { count: guestsOf(search.rooms) })],
                  locale,
                ),
              },
            ]}
          />
          {rate.remarks && (
            <Text size="sm" muted>
              <bdi>{rate.remarks}</bdi>
            </Text>
          )}
        </Stack>
      </Card>
      <Card padding="md">
        <Stack gap={3}>
          <Heading level={2} size="md">
            {t('booking.cancellation')}
          </Heading>
          <CancellationTerms terms={rate} />
        </Stack>
      </Card>
      <PriceCard checked={checked} amount={amount} />
    </>
  );
}

function dayAndTime(day: string, time: string, locale: string) {
  return { day: formatDate(day, locale), time };
}

function PriceCard({ checked: { rate }, amount }: Pick<StayCardProps, 'checked' | 'amount'>) {
  const t = useT('hotels');
  const isNetHidden = useNetHidden();
  const isAsChecked = amount === rate.amount;
  const items = [
    ...rate.taxes.map((tax) => ({
      term: tax.payAtHotel ? t('price.atHotel', { name: tax.name }) : tax.name,
      description: <Money value={tax.amount} />,
    })),
    { term: t('price.total'), description: <Money value={amount} size="lg" /> },
    ...(minorOf(rate.payAtHotel) > 0n
      ? [{ term: t('price.payAtHotel'), description: <Money value={rate.payAtHotel} /> }]
      : []),
    ...(rate.agentAmount && isAsChecked && !isNetHidden
      ? [{ term: t('price.youPay'), description: <Money value={rate.agentAmount} /> }]
      : []),
    ...(rate.commission && isAsChecked && !isNetHidden
      ? [{ term: t('price.youEarn'), description: <Money value={rate.commission} /> }]
      : []),
  ];
  return (
    <Card padding="md">
      <Stack gap={3}>
        <Heading level={2} size="md">
          {t('price.title')}
        </Heading>
        <DescriptionList items={items} />
      </Stack>
    </Card>
  );
}
