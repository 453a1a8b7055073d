import type { HotelOrder } from '@jetway/kit-api/hotels';
import { formatDate } from '@jetway/kit-domain';
import { useLocaleTag, useT } from '@jetway/kit-runtime';
import { Card, DescriptionList, Heading, Stack, styled, Text } from '@jetway/kit-ui';

import { HotelPicture } from '../picture/hotel-picture';
import { useNetHidden } from './hotel-orders';

const Split = styled.div`
  display: grid;
  grid-template-columns: 12rem minmax(0, 1fr);
  gap: var(--jw-space-5);
  align-items: start;

  @media (max-width: 719.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Picture = styled.div`
  overflow: hidden;
  block-size: 9rem;
  border-radius: var(--jw-radius-md);
`;

interface StayFactsProps {
  order: HotelOrder;
  /** Whether the page shows the hotel's confirmation number above. */
  isConfirmationAbove?: boolean;
}

/** The hotel and the stay of a booking. */
export function StayFacts({ order, isConfirmationAbove = false }: StayFactsProps) {
  const t = useT('hotels');
  const locale = useLocaleTag();
  const isNetHidden = useNetHidden();
  const { hotel } = order;
  const confirmation = isConfirmationAbove ? undefined : order.hotelConfirmation;
  const items = [
    {
      term: t('stay.checkIn'),
      description: t('stay.from', { day: formatDate(order.checkIn, locale), time: order.checkInFrom }),
    },
    {
      term: t('stay.checkOut'),
      description: t('stay.until', { day: formatDate(order.checkOut, locale), time: order.checkOutUntil }),
    },
    { term: t('stay.length'), description: t('nights', { count: order.nights }) },
    { term: t('stay.rooms'), description: t('rooms', { count: order.rooms.length }) },
    { term: t('stay.board'), description: t(`boards.${order.board}`) },
    { term: t('stay.phone'), description: hotel.phone && <bdi dir="ltr">{hotel.phone}</bdi> },
    { term: t('stay.confirmation'), description: confirmation && <bdi>{confirmation}</bdi> },
    { term: t('stay.supplierReference'), description: order.supplierReference && <bdi>{order.supplierReference}</bdi> },
    { term: t('stay.source'), description: order.source && !isNetHidden && <bdi>{order.source}</bdi> },
  ];
  return (
    <Card padding="md">
      <Split>
        <Picture>
          <HotelPicture seed={hotel.picture} />
        </Picture>
        <Stack gap={4}>
          <Stack gap={1}>
            <Heading level={2} size="md">
              {hotel.name}
            </Heading>
            <Text size="sm" muted>
              {t('stars', { count: hotel.stars })} ·{' '}
              <bdi>
                {hotel.address}, {hotel.city}
              </bdi>
            </Text>
          </Stack>
          <DescriptionList layout="stacked" items={items.filter(({ description }) => Boolean(description))} />
        </Stack>
      </Split>
    </Card>
  );
}
