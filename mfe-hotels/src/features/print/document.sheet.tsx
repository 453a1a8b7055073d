import type { HotelOrder } from '@jetway/kit-api/hotels';
import { formatDate } from '@jetway/kit-domain';
import { minorOf } from '@jetway/kit-orders';
import { useLocaleTag, useT } from '@jetway/kit-runtime';
import { DescriptionList, Heading, Money, Stack, Text } from '@jetway/kit-ui';

import { CancellationTerms } from '../../shared/orders/cancellation-terms';
import type { DocumentChoice } from './print.model';
import { printedTotal, totalTerm } from './print.model';
import { Sheet } from './print.styles';

/** A document of a booking on screen. */
export function DocumentSheet({ order, choice }: { order: HotelOrder; choice: DocumentChoice }) {
  const t = useT('hotels');
  const locale = useLocaleTag();
  const title = t(`print.kinds.${choice.kind}`);
  const { hotel } = order;
  const facts = [
    {
      term: t('stay.checkIn'),
      description: t('stay.from', { day: formatDate(order.checkIn, locale), time: order.checkInFrom }),
    },
    {
      term: t('stay.checkOut'),
      description: t('stay.until', { day: formatDate(order.checkOut, locale), time: order.checkOutUntil }),
    },
    { term: t('stay.length'), description: t('nights', { count: order.nights }) },
    { term: t('stay.board'), description: t(`boards.${order.board}`) },
    { term: t('stay.confirmation'), description: order.hotelConfirmation && <bdi>{order.hotelConfirmation}</bdi> },
    { term: t('booking.fields.arrivalTime'), description: order.arrivalTime },
    {
      term: t('booking.fields.specialRequests'),
      description: order.specialRequests && <bdi>{order.specialRequests}</bdi>,
    },
  ];
  return (
    <Sheet aria-label={`${title} ${order.referenceId}`}>
      <Stack gap={1}>
        <Heading level={2} size="xl">
          {title}
        </Heading>
        <Text size="sm">
          <bdi>{order.referenceId}</bdi> · {t(`status.${order.status}`)}
        </Text>
      </Stack>
      <Stack gap={1}>
        <Heading level={3} size="md">
          {hotel.name}
        </Heading>
        <Text size="sm">
          {t('stars', { count: hotel.stars })} · {hotel.address}, {hotel.city}
          {hotel.phone && (
            <>
              {' · '}
              <bdi dir="ltr">{hotel.phone}</bdi>
            </>
          )}
        </Text>
      </Stack>
      <DescriptionList layout="stacked" items={facts.filter(({ description }) => Boolean(description))} />
      {order.rooms.map((room, index) => (
        <Stack key={index} gap={1}>
          <Heading level={3} size="sm">
            {t('booking.room', { number: index + 1 })}: {room.name} · {room.beds}
          </Heading>
          {room.guests.map((guest, place) => (
            <Text key={place} size="sm">
              <bdi>
                {[
                  t(`booking.titles.${guest.title}`, { defaultValue: guest.title }),
                  guest.givenName,
                  guest.surname,
                ].join(' ')}
              </bdi>
            </Text>
          ))}
        </Stack>
      ))}
      {choice.withPrice && <Price order={order} choice={choice} />}
      <Stack gap={2}>
        <Heading level={3} size="sm">
          {t('booking.cancellation')}
        </Heading>
        <CancellationTerms terms={order} />
      </Stack>
    </Sheet>
  );
}

function Price({ order, choice }: { order: HotelOrder; choice: DocumentChoice }) {
  const t = useT('hotels');
  const { payAtHotel } = order;
  return (
    <DescriptionList
      items={[
        { term: t(totalTerm(choice.kind)), description: <Money value={printedTotal(order, choice.kind)} size="lg" /> },
        ...(payAtHotel && minorOf(payAtHotel) > 0n
          ? [{ term: t('price.payAtHotel'), description: <Money value={payAtHotel} /> }]
          : []),
      ]}
    />
  );
}
