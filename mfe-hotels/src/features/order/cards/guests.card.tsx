import type { HotelGuest, HotelOrder } from '@jetway/kit-api/hotels';
import { useT } from '@jetway/kit-runtime';
import { Callout, Card, DescriptionList, Heading, Stack, Text } from '@jetway/kit-ui';

/** Guests by room, the contact, and requests to the hotel. */
export function GuestsCard({ order }: { order: HotelOrder }) {
  const t = useT('hotels');
  const { contact, specialRequests, arrivalTime } = order;
  const items = [
    { term: t('booking.fields.email'), description: <bdi>{contact.email}</bdi> },
    { term: t('booking.fields.phone'), description: <bdi dir="ltr">{contact.phone}</bdi> },
    { term: t('booking.fields.specialRequests'), description: specialRequests && <bdi>{specialRequests}</bdi> },
    { term: t('booking.fields.arrivalTime'), description: arrivalTime },
  ];
  return (
    <Card padding="md">
      <Stack gap={4}>
        <Heading level={2} size="md">
          {t('order.guests')}
        </Heading>
        {order.nameWarnings.length > 0 && (
          <Callout tone="info" title={t('order.nameWarnings')}>
            {order.nameWarnings.map(({ name }) => (
              <div key={name}>
                <bdi>{name}</bdi>: {t('order.nameTitle')}
              </div>
            ))}
          </Callout>
        )}
        {order.rooms.map((room, index) => (
          <Stack key={index} gap={1}>
            <Text weight="semibold">
              {t('booking.room', { number: index + 1 })}: <bdi>{room.name}</bdi> · <bdi>{room.beds}</bdi>
            </Text>
            {room.guests.map((guest, place) => (
              <Guest key={place} guest={guest} />
            ))}
          </Stack>
        ))}
        <DescriptionList layout="stacked" items={items.filter(({ description }) => Boolean(description))} />
      </Stack>
    </Card>
  );
}

function Guest({ guest: { title, givenName, surname, age } }: { guest: HotelGuest }) {
  const t = useT('hotels');
  return (
    <Text size="sm">
      <bdi>{[t(`booking.titles.${title}`, { defaultValue: title }), givenName, surname].join(' ')}</bdi>
      {age !== undefined && ` · ${t('booking.preview.child', { age })}`}
    </Text>
  );
}
