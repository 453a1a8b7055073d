import type { HotelCard as Hotel } from '@jetway/kit-api/hotels';
import { useT } from '@jetway/kit-runtime';
import { Link } from '@jetway/kit-runtime/router';
import { Badge, Heading, Inline, LinkButton, Money, Text } from '@jetway/kit-ui';
import { memo } from 'react';

import { hotelHref } from '../../../shared/addresses';
import { FreeUntil } from '../../../shared/hotel/free-until';
import { Stars } from '../../../shared/hotel/stars';
import { useHotelWords } from '../../../shared/hotel/use-hotel-words';
import { useNetHidden } from '../../../shared/orders/hotel-orders';
import { HotelPicture } from '../../../shared/picture/hotel-picture';
import type { Basis } from '../state/list.slice';
import { CardBox, Facts, Picture, PriceColumn } from './card.styles';

const MOST_AMENITIES = 4;

interface HotelCardProps {
  hotel: Hotel;
  requestId: string;
  nights: number;
  basis: Basis;
  isMarked: boolean;
  onMark: (hotelGuid: string | null) => void;
}

/** One hotel of the list: location, description, and the price of its cheapest room. */
export const HotelCard = memo(function HotelCard({
  hotel,
  requestId,
  nights,
  basis,
  isMarked,
  onMark,
}: HotelCardProps) {
  const { distance } = useHotelWords();
  const { hotelGuid, name, landmark, distanceKm } = hotel;
  const t = useT('hotels');
  const href = hotelHref(requestId, hotelGuid);
  const mark = () => onMark(hotelGuid);
  const unmark = () => onMark(null);
  return (
    <CardBox
      aria-label={name}
      data-marked={isMarked || undefined}
      onPointerEnter={mark}
      onPointerLeave={unmark}
      onFocus={mark}
      onBlur={unmark}
    >
      <Picture>
        <HotelPicture seed={hotel.picture} />
      </Picture>
      <Facts>
        <Inline gap={2} align="baseline">
          <Heading level={3} size="md">
            <Link to={href}>{name}</Link>
          </Heading>
          <Stars count={hotel.stars} />
        </Inline>
        <Text muted>
          <bdi>{addressLine(hotel)}</bdi>
        </Text>
        <Text>
          {landmark
            ? t('results.card.toLandmark', { distance: distance(landmark.distanceKm), place: landmark.name })
            : t('results.card.toCentre', { distance: distance(distanceKm) })}
        </Text>
        <Selling hotel={hotel} />
      </Facts>
      <PriceColumn>
        <Price hotel={hotel} nights={nights} basis={basis} />
        <LinkButton href={href} variant="primary">
          {t('results.card.rooms')}
        </LinkButton>
      </PriceColumn>
    </CardBox>
  );
});

/** The address with the hotel's area, unless the address contains it. */
function addressLine({ area, address }: Hotel): string {
  const isNamed = address.split(',').some((part) => part.trim() === area);
  return [isNamed ? '' : area, address].filter(Boolean).join(' · ');
}

/** Reviews, boards, amenities and until when it can be cancelled free of charge. */
function Selling({ hotel }: { hotel: Hotel }) {
  const t = useT('hotels');
  const { amenity } = useHotelWords();
  const isNetHidden = useNetHidden();
  const { review, boards, amenities, offers, source } = hotel;
  return (
    <>
      <Inline gap={2}>
        {review && (
          <Badge tone="accent">
            {t('results.card.review', { score: review.score.toFixed(1), count: review.count })}
          </Badge>
        )}
        {boards.map((board) => (
          <Badge key={board}>{t(`boards.${board}`)}</Badge>
        ))}
        {offers > 1 && <Badge>{t('results.card.offers', { count: offers })}</Badge>}
        {source && !isNetHidden && <Badge tone="neutral">{source}</Badge>}
      </Inline>
      {amenities.length > 0 && <Text muted>{amenities.slice(0, MOST_AMENITIES).map(amenity).join(' · ')}</Text>}
      {hotel.freeCancellationUntil && (
        <FreeUntil instant={hotel.freeCancellationUntil} local={hotel.freeCancellationUntilLocal} />
      )}
    </>
  );
}

function Price({ hotel, nights, basis }: { hotel: Hotel; nights: number; basis: Basis }) {
  const t = useT('hotels');
  const isNetHidden = useNetHidden();
  const { amount, perNight, agentAmount, payAtHotel, taxesIncluded } = hotel;
  return (
    <>
      <Money value={basis === 'stay' ? amount : perNight} size="lg" />
      <Text muted>
        {basis === 'stay'
          ? t('results.card.stay', { nights: t('nights', { count: nights }) })
          : t('results.card.night')}
      </Text>
      {agentAmount && !isNetHidden && (
        <Text muted>
          {t('results.card.net')} <Money value={agentAmount} />
        </Text>
      )}
      <Text size="xs" muted>
        {t(taxesIncluded ? 'results.card.taxesIncluded' : 'results.card.taxesApart')}
      </Text>
      {payAtHotel && (
        <Text size="xs">
          <Money value={payAtHotel} /> {t('results.card.payAtHotel')}
        </Text>
      )}
    </>
  );
}
