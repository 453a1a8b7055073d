import type { HotelRoom } from '@jetway/kit-api/hotels';
import { useT } from '@jetway/kit-runtime';
import { Badge, Card, Heading, Inline, Stack, Text } from '@jetway/kit-ui';

import type { RatePlace } from '../../shared/addresses';
import { useHotelWords } from '../../shared/hotel/use-hotel-words';
import { Rates } from './detail.styles';
import { RateCard } from './rate.card';

interface RoomCardProps {
  room: HotelRoom;
  place: Pick<RatePlace, 'requestId' | 'hotelGuid'>;
}

/** A room with its rates side by side, also those of several suppliers. */
export function RoomCard({ room, place }: RoomCardProps) {
  const t = useT('hotels');
  const { amenity } = useHotelWords();
  const { roomGuid, name, beds, sizeM2, sleeps, amenities, rates } = room;
  const facts = [beds, ...(sizeM2 ? [t('detail.size', { size: sizeM2 })] : []), t('detail.sleeps', { count: sleeps })];
  return (
    <Card role="group" aria-label={name}>
      <Stack gap={3}>
        <Heading level={3} size="lg">
          {name}
        </Heading>
        <Text muted>{facts.join(' · ')}</Text>
        {amenities.length > 0 && (
          <Inline gap={2}>
            {amenities.map((code) => (
              <Badge key={code}>{amenity(code)}</Badge>
            ))}
          </Inline>
        )}
        <Rates>
          {rates.map((rate) => (
            <RateCard
              key={rate.roomRateGuid}
              rate={rate}
              place={{ ...place, roomGuid, roomRateGuid: rate.roomRateGuid }}
            />
          ))}
        </Rates>
      </Stack>
    </Card>
  );
}
