import { problemOf } from '@jetway/kit-api';
import { formatDate } from '@jetway/kit-domain';
import { problemKey } from '@jetway/kit-orders';
import { useLocaleTag, useT } from '@jetway/kit-runtime';
import { useSearchParams } from '@jetway/kit-runtime/router';
import {
  Callout,
  Card,
  Disclosure,
  EmptyState,
  ErrorState,
  Heading,
  LinkButton,
  SkeletonCard,
  Stack,
  Text,
} from '@jetway/kit-ui';

import { holidayHref, holidaySearchHref, tourPackagesHref } from '../../../shared/holidays/addresses';
import { HolidayOrders } from '../../../shared/holidays/holiday-orders';
import type { HolidayQuery } from '../../../shared/holidays/holiday-query';
import { paramsOf, queryFrom, searchOf } from '../../../shared/holidays/holiday-query';
import { usePackageState } from '../../../shared/holidays/use-package-state';
import { usePartyText } from '../../../shared/holidays/use-party-text';
import { HolidaySearchForm } from '../search/holiday-search.form';
import { ResultsBody } from './results.body';
import { viewFrom, withView } from './state/address';

/** `/holiday-search-result`: the packages of a search, which stands in the address. */
export function HolidayResultsPage() {
  const t = useT('visas');
  const [params] = useSearchParams();
  const query = queryFrom(params);
  if (query) {
    return (
      <HolidayOrders>
        <Results query={query} />
      </HolidayOrders>
    );
  }
  return (
    <EmptyState
      level={1}
      title={t('holidays.results.noQuery.title')}
      text={t('holidays.results.noQuery.text')}
      action={<LinkButton href={holidaySearchHref()}>{t('holidays.search.submit')}</LinkButton>}
    />
  );
}

function Results({ query }: { query: HolidayQuery }) {
  const t = useT('visas');
  const [params, setParams] = useSearchParams();
  const view = viewFrom(params);
  const { state, error, retry } = usePackageState({ city: query.city.name, search: searchOf(query) });
  const { searchResult, loaders } = state;
  return (
    <Stack gap={4}>
      <Summary query={query} />
      {loaders.search && !searchResult && (
        <Stack gap={4}>
          <Text muted role="status">
            {t('holidays.results.loading')}
          </Text>
          <SkeletonCard />
          <SkeletonCard />
          <SkeletonCard />
        </Stack>
      )}
      {!loaders.search && error !== undefined && <Failure error={error} query={query} onRetry={retry} />}
      {searchResult?.packages.length === 0 && (
        <EmptyState
          title={t('holidays.results.empty.title')}
          text={t('holidays.results.empty.text')}
          action={<LinkButton href={tourPackagesHref()}>{t('holidays.search.all')}</LinkButton>}
        />
      )}
      {searchResult && searchResult.packages.length > 0 && (
        <ResultsBody
          packages={searchResult.packages}
          view={view}
          onChange={(part) =>
            setParams((before) => withView(before, { ...viewFrom(before), ...part }), { replace: true })
          }
          hrefOf={({ id, startsOn }) => holidayHref(id, { ...query, date: startsOn ?? query.date })}
        />
      )}
    </Stack>
  );
}

/** What was searched for, and the form to change it. */
function Summary({ query }: { query: HolidayQuery }) {
  const t = useT('visas');
  const locale = useLocaleTag();
  const party = usePartyText();
  return (
    <Card padding="md">
      <Stack gap={2}>
        <Heading level={1} size="xl">
          {t('holidays.results.title', { city: query.city.name })}
        </Heading>
        <Text muted>{[formatDate(query.date, locale), party(query.adults, query.childAges.length)].join(' · ')}</Text>
        <Disclosure title={t('holidays.results.modify')}>
          <HolidaySearchForm key={paramsOf(query).toString()} start={query} />
        </Disclosure>
      </Stack>
    </Card>
  );
}

function Failure({ error, query, onRetry }: { error: unknown; query: HolidayQuery; onRetry: () => void }) {
  const t = useT('visas');
  const problem = problemOf(error);
  // What the server refuses about the search itself is changed, not repeated.
  if (problem?.status === 400 || problem?.status === 422) {
    const said = problem.errors?.map(({ detail }) => detail).filter(Boolean) ?? [];
    return (
      <Callout
        tone="danger"
        title={t('holidays.results.refused')}
        action={
          <LinkButton size="sm" href={holidaySearchHref(query)}>
            {t('holidays.results.modify')}
          </LinkButton>
        }
      >
        {said.length === 0 && <Text>{t('orders.problems.invalid')}</Text>}
        {said.map((detail) => (
          <Text key={detail} lang="en">
            <bdi>{detail}</bdi>
          </Text>
        ))}
      </Callout>
    );
  }
  return (
    <ErrorState
      title={t('holidays.results.failed')}
      text={t(`orders.problems.${problemKey(error)}`)}
      requestId={problem?.requestId}
      onRetry={onRetry}
    />
  );
}
