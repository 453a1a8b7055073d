import type { HotelDetail } from '@jetway/kit-api/hotels';
import { useLocaleTag, useT } from '@jetway/kit-runtime';
import {
  Badge,
  Carousel,
  DescriptionList,
  EmptyState,
  Heading,
  Inline,
  LinkButton,
  Section,
  Skeleton,
  Stack,
  Text,
} from '@jetway/kit-ui';
import { lazy, Suspense } from 'react';

import { resultsHref } from '../../shared/addresses';
import { Stars } from '../../shared/hotel/stars';
import { useHotelWords } from '../../shared/hotel/use-hotel-words';
import { HotelPicture } from '../../shared/picture/hotel-picture';
import { seedOf } from '../../shared/picture/seed';
import { Gallery, MapBox, Plain, Top } from './detail.styles';
import { RoomCard } from './room.card';

const HotelMap = lazy(() => import(/* webpackChunkName: "hotel-map" */ '../../shared/map/hotel.map'));

/** A hotel: its description, its location, and its rooms with every rate. */
export function DetailView({ detail }: { detail: HotelDetail }) {
  const t = useT('hotels');
  const { hotel, requestId, description, rooms } = detail;
  const back = resultsHref(null, requestId);
  return (
    <Stack gap={6}>
      <div>
        <LinkButton href={back} variant="link" size="sm">
          {t('detail.back')}
        </LinkButton>
      </div>
      <Title detail={detail} />
      <Top>
        <Pictures detail={detail} />
        <Stack gap={4}>
          <Text size="md">{description}</Text>
          <Arrival detail={detail} />
        </Stack>
      </Top>
      <Section title={t('detail.rooms')}>
        {rooms.length === 0 ? (
          <EmptyState
            level={3}
            title={t('detail.soldOut.title')}
            text={t('detail.soldOut.text')}
            action={<LinkButton href={back}>{t('detail.back')}</LinkButton>}
          />
        ) : (
          <Stack gap={5}>
            {rooms.map((room) => (
              <RoomCard key={room.roomGuid} room={room} place={{ requestId, hotelGuid: hotel.hotelGuid }} />
            ))}
          </Stack>
        )}
      </Section>
      <Around detail={detail} />
      <House detail={detail} />
    </Stack>
  );
}

function Title({ detail: { hotel } }: { detail: HotelDetail }) {
  const t = useT('hotels');
  const { name, stars, address, review, propertyType, chain } = hotel;
  return (
    <Stack gap={2} as="header">
      <Inline gap={3} align="baseline">
        <Heading level={1} size="2xl">
          {name}
        </Heading>
        <Stars count={stars} />
      </Inline>
      <Text muted>
        <bdi>{address}</bdi>
      </Text>
      <Inline gap={2}>
        <Badge>{t(`types.${propertyType}`)}</Badge>
        {chain && <Badge>{chain}</Badge>}
        {review && (
          <Badge tone="accent">
            {t('results.card.review', { score: review.score.toFixed(1), count: review.count })}
          </Badge>
        )}
      </Inline>
    </Stack>
  );
}

function Pictures({ detail: { hotel, pictures } }: { detail: HotelDetail }) {
  const t = useT('hotels');
  const seeds = pictures.length > 0 ? pictures : [hotel.picture];
  return (
    <Gallery>
      <Carousel label={t('detail.gallery')} dots loop>
        {seeds.map((seed) => (
          <HotelPicture key={seed} seed={seed} label={t(`detail.scenes.${seedOf(seed).scene}`)} />
        ))}
      </Carousel>
    </Gallery>
  );
}

function Arrival({ detail: { checkInFrom, checkOutUntil, phone, zone } }: { detail: HotelDetail }) {
  const t = useT('hotels');
  const locale = useLocaleTag();
  const items = [
    { term: t('detail.checkIn'), description: t('detail.from', { time: checkInFrom }) },
    { term: t('detail.checkOut'), description: t('detail.until', { time: checkOutUntil }) },
    { term: t('detail.zone'), description: zoneName(zone, locale) },
    ...(phone ? [{ term: t('detail.phone'), description: <bdi>{phone}</bdi> }] : []),
  ];
  return <DescriptionList items={items} />;
}

/** The display name of a time zone, e.g. "Gulf Standard Time". */
function zoneName(timeZone: string, locale: string): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** Location: the map and nearby places. */
function Around({ detail: { hotel, nearby } }: { detail: HotelDetail }) {
  const t = useT('hotels');
  const { distance } = useHotelWords();
  return (
    <Section title={t('detail.around')}>
      <Top>
        <MapBox>
          <Suspense fallback={<Skeleton height="100%" />}>
            <HotelMap
              hotels={[hotel]}
              center={hotel}
              landmarks={[]}
              currency={hotel.amount.slice(0, 3)}
              priceOf={({ amount }) => amount}
              marked={hotel.hotelGuid}
              onMark={() => undefined}
              onPick={() => undefined}
            />
          </Suspense>
        </MapBox>
        <DescriptionList
          items={nearby.map(({ name, distanceKm }) => ({ term: name, description: distance(distanceKm) }))}
        />
      </Top>
    </Section>
  );
}

function House({ detail: { facilities, policies } }: { detail: HotelDetail }) {
  const t = useT('hotels');
  const { amenity } = useHotelWords();
  return (
    <Top>
      {facilities.length > 0 && (
        <Section title={t('detail.facilities')}>
          <Inline gap={2}>
            {facilities.map((facility) => (
              <Badge key={facility}>{amenity(facility)}</Badge>
            ))}
          </Inline>
        </Section>
      )}
      {policies.length > 0 && (
        <Section title={t('detail.policies')}>
          <Plain>
            {policies.map((policy) => (
              <li key={policy}>{policy}</li>
            ))}
          </Plain>
        </Section>
      )}
    </Top>
  );
}
