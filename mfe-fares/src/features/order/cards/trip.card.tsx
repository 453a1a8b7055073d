import type { GroupOrder } from '@jetway/kit-api/fares';
import { useT } from '@jetway/kit-runtime';
import { Link } from '@jetway/kit-runtime/router';
import { AirlineBadge, Card, DescriptionList, Heading, Stack, Text } from '@jetway/kit-ui';

import { lotHref } from '../../../shared/addresses';
import { Journeys } from '../../../shared/lots/journeys';
import { RouteLine } from '../../../shared/lots/route-line';

/** The lot as it was bought, and the contact. */
export function TripCard({ order: { lot, seats, contact } }: { order: GroupOrder }) {
  const t = useT('fares');
  return (
    <Card padding="md">
      <Stack gap={4}>
        <Stack gap={2}>
          <Heading level={2} size="md">
            <Link to={lotHref(lot.lotId)}>{lot.title}</Link>
          </Heading>
          <AirlineBadge code={lot.airline.code} name={lot.airline.name} showName />
          <RouteLine lot={lot} />
        </Stack>
        <Journeys journeys={lot.journeys} />
        <Text size="sm" muted>
          {t('baggage', { baggage: lot.baggage })}
        </Text>
        <DescriptionList
          layout="stacked"
          items={[
            { term: t('order.seats'), description: t('seats', { count: seats }) },
            { term: t('order.email'), description: <bdi>{contact.email}</bdi> },
            { term: t('order.phone'), description: <bdi dir="ltr">{contact.phone}</bdi> },
          ]}
        />
      </Stack>
    </Card>
  );
}
