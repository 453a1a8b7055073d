import { formatDate } from '@jetway/kit-domain';
import { useLocaleTag, useT } from '@jetway/kit-runtime';
import { Button, Heading, icons, media, Stack, styled, Text, VisuallyHidden } from '@jetway/kit-ui';
import { Fragment } from 'react';

import { useAirport } from '../../../shared/airports';
import type { SearchQuery } from '../../../shared/search-query';

/** The modify button stays beside it on every screen size. */
const Header = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--jw-space-3);
  align-items: center;
`;

const Cities = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--jw-space-2);

  svg {
    flex: none;
    color: var(--jw-text-subtle);
  }

  [dir='rtl'] & .lucide-arrow-right {
    scale: -1 1;
  }
`;

/** The button's label, visible only where there is space. */
const Words = styled.span`
  ${media.phone} {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

interface SearchSummaryProps {
  query: SearchQuery;
  onModify: () => void;
}

/** The search in two lines, with the modify button. */
export function SearchSummary({ query, onModify }: SearchSummaryProps) {
  const t = useT('flights');
  return (
    <Header>
      <Stack gap={1}>
        <Heading level={1} size="xl">
          <Route query={query} />
        </Heading>
        <Text muted>
          <Conditions query={query} />
        </Text>
      </Stack>
      <Button iconStart={<icons.SlidersHorizontal size={16} />} onPress={onModify}>
        <Words>{t('results.modify')}</Words>
      </Button>
    </Header>
  );
}

/** The cities of the route, with arrows visually and words for screen readers. */
function Route({ query: { trip, journeys } }: { query: SearchQuery }) {
  const t = useT('flights');
  const codes = journeys
    .flatMap(({ origin, destination }) => [origin, destination])
    .filter((code, index, all) => code !== all[index - 1]);
  const Arrow = trip === 'R' ? icons.ArrowLeftRight : icons.ArrowRight;
  return (
    <Cities>
      <VisuallyHidden>{t(`results.direction.${trip}`)} </VisuallyHidden>
      {codes.map((code, index) => (
        // A city may occur more than once.
        <Fragment key={index}>
          {index > 0 && (
            <>
              <Arrow size={18} aria-hidden />
              <VisuallyHidden> {t('results.direction.to')} </VisuallyHidden>
            </>
          )}
          <City code={code} />
        </Fragment>
      ))}
    </Cities>
  );
}

function City({ code }: { code: string }) {
  return <bdi>{useAirport(code)?.cityName ?? code}</bdi>;
}

function Conditions({ query }: { query: SearchQuery }) {
  const t = useT('flights');
  const locale = useLocaleTag();
  const { journeys, returnDate, adults, childAges, infants, cabin, directOnly, nearbyAirports } = query;
  const days = [...journeys.map(({ departureDate }) => departureDate), returnDate].filter((day) => day !== undefined);
  const parts = [
    days.map((day) => formatDate(day, locale)).join(' – '),
    // Non-breaking space: the number stays with its noun.
    t('searchpad.party.travellers', { count: adults + childAges.length + infants }).replace(' ', '\u00a0'),
    t(`searchpad.cabins.${cabin}`),
    directOnly && t('results.directOnly'),
    nearbyAirports && t('results.nearbyAirports'),
  ];
  return parts.filter(Boolean).join(' · ');
}
