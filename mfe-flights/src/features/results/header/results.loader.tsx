import { useT } from '@jetway/kit-runtime';
import { Spinner, Stack, styled, Text } from '@jetway/kit-ui';

import type { SearchQuery } from '../../../shared/search-query';
import { CardSkeleton } from '../list/card.skeleton';
import { DateStripSkeleton } from './date.strip';

const PLACES = [0, 1, 2];

const Notice = styled.div`
  display: flex;
  align-items: center;
  gap: var(--jw-space-4);
  padding: var(--jw-space-5);
  border-radius: var(--jw-radius-lg);
  background: var(--jw-accent-soft);
`;

/** Shown from pressing Search until the first fares arrive. */
export function ResultsLoader({ query }: { query: SearchQuery }) {
  const t = useT('flights');
  return (
    <Stack gap={4}>
      <Notice role="status">
        <Spinner size={28} label="" />
        <div>
          <Text size="md" weight="semibold">
            {t('results.loading')}
          </Text>
          <Text muted>{t('results.loadingText')}</Text>
        </div>
      </Notice>
      <DateStripSkeleton query={query} />
      {PLACES.map((place) => (
        <div key={place} data-testid="flight-skeleton" aria-hidden>
          <CardSkeleton />
        </div>
      ))}
    </Stack>
  );
}
