import type { HolidayRequestPage } from '@jetway/kit-api/holidays';
import { formatDate } from '@jetway/kit-domain';
import { useLocaleTag, useT } from '@jetway/kit-runtime';
import { Card, DescriptionList, Heading, Money, Stack, Text } from '@jetway/kit-ui';

/** What was asked for. */
export function AskedCard({ request }: { request: HolidayRequestPage }) {
  const t = useT('visas');
  const locale = useLocaleTag();
  const { city, date, flexibleDays, adults, childAges, rooms, contact, budget, notes } = request;
  const items = [
    { term: t('holidays.search.destination'), description: <bdi>{city}</bdi> },
    { term: t('holidays.search.date'), description: formatDate(date, locale) },
    {
      term: t('holidays.ask.flexible'),
      description:
        flexibleDays > 0 ? t('holidays.request.flexible', { count: flexibleDays }) : t('holidays.request.fixed'),
    },
    { term: t('holidays.search.adults'), description: adults.toLocaleString(locale) },
    {
      term: t('holidays.search.children'),
      description:
        childAges.length > 0 &&
        t('holidays.request.ages', {
          ages: childAges.map((age) => age.toLocaleString(locale)).join(t('holidays.and')),
        }),
    },
    { term: t('holidays.ask.rooms'), description: rooms?.toLocaleString(locale) },
    { term: t('holidays.request.budget'), description: budget && <Money value={budget} /> },
    { term: t('holidays.contact.name'), description: <bdi>{contact.name}</bdi> },
    { term: t('holidays.contact.email'), description: <bdi>{contact.email}</bdi> },
    { term: t('holidays.contact.phone'), description: <bdi>{contact.phone}</bdi> },
  ];
  return (
    <Card padding="md" as="section" aria-label={t('holidays.request.trip')}>
      <Stack gap={3}>
        <Heading level={2} size="md">
          {t('holidays.request.trip')}
        </Heading>
        <DescriptionList items={items.filter(({ description }) => Boolean(description))} />
        {notes && (
          <Text size="sm">
            <bdi>{notes}</bdi>
          </Text>
        )}
      </Stack>
    </Card>
  );
}
