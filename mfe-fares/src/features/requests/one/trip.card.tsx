import type { GroupRequestTrip } from '@jetway/kit-api/fares';
import { formatDate } from '@jetway/kit-domain';
import { useLocaleTag, useT } from '@jetway/kit-runtime';
import { Card, DescriptionList, Heading, Stack, Text } from '@jetway/kit-ui';

import { TYPES } from '../../../shared/passengers';

/** What was asked for. */
export function TripCard({ trip }: { trip: GroupRequestTrip }) {
  const t = useT('fares');
  const locale = useLocaleTag();
  const { journeys, flexibleDays, passengers, contact, note } = trip;
  const items = [
    { term: t('requests.form.kind'), description: t(`kinds.${trip.kind}`) },
    ...journeys.map(({ origin, destination, date }, at) => ({
      term: t('requests.form.journey', { number: at + 1 }),
      description: (
        <>
          <bdi>{t('route.oneWay', { origin, destination })}</bdi> · {formatDate(date, locale)}
        </>
      ),
    })),
    {
      term: t('requests.form.flexible'),
      description: flexibleDays > 0 ? t('requests.days', { count: flexibleDays }) : t('requests.fixed'),
    },
    ...TYPES.filter(({ field }) => passengers[field] > 0).map(({ field }) => ({
      term: t(`parties.${field}`),
      description: passengers[field].toLocaleString(locale),
    })),
    { term: t('lot.hold.email'), description: <bdi>{contact.email}</bdi> },
    { term: t('lot.hold.phone'), description: <bdi>{contact.phone}</bdi> },
  ];
  return (
    <Card padding="md" as="section" aria-label={t('requests.trip')}>
      <Stack gap={3}>
        <Heading level={2} size="md">
          {t('requests.trip')}
        </Heading>
        <DescriptionList items={items} />
        {note && (
          <Text size="sm">
            <bdi>{note}</bdi>
          </Text>
        )}
      </Stack>
    </Card>
  );
}
