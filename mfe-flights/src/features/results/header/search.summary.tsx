import { formatDate } from '@jetway/kit-domain';
import { useLocaleTag, useT } from '@jetway/kit-runtime';
import { Button, Heading, icons, Inline, Stack, Text } from '@jetway/kit-ui';

import { useAirport } from '../../../shared/airports';
import type { SearchQuery } from '../../../shared/search-query';

interface SearchSummaryProps {
  query: SearchQuery;
  onModify: () => void;
}

/** The search in two lines, and the way to change it. */
export function SearchSummary({ query, onModify }: SearchSummaryProps) {
  const t = useT('flights');
  return (
    <Inline as="header" justify="space-between" align="center" gap={4}>
      <Stack gap={1}>
        <Heading level={1} size="xl">
          <Route query={query} />
        </Heading>
        <Text muted>
          <Conditions query={query} />
        </Text>
      </Stack>
      <Button iconStart={<icons.SlidersHorizontal size={16} />} onPress={onModify}>
        {t('results.modify')}
      </Button>
    </Inline>
  );
}

function Route({ query: { trip, journeys } }: { query: SearchQuery }) {
  const t = useT('flights');
  const from = useCityName(journeys[0]?.origin ?? '');
  const to = useCityName((trip === 'M' ? journeys.at(-1) : journeys[0])?.destination ?? '');
  return t(trip === 'R' ? 'results.direction.R' : 'results.direction.one', { from, to });
}

function Conditions({ query }: { query: SearchQuery }) {
  const t = useT('flights');
  const locale = useLocaleTag();
  const { journeys, returnDate, adults, childAges, infants, cabin, directOnly } = query;
  const days = [...journeys.map(({ departureDate }) => departureDate), returnDate].filter((day) => day !== undefined);
  const parts = [
    days.map((day) => formatDate(day, locale)).join(' – '),
    t('searchpad.party.travellers', { count: adults + childAges.length + infants }),
    t(`searchpad.cabins.${cabin}`),
    directOnly && t('results.directOnly'),
  ];
  return parts.filter(Boolean).join(' · ');
}

function useCityName(code: string): string {
  return useAirport(code)?.cityName ?? code;
}
