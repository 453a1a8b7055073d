import { problemOf } from '@jetway/kit-api';
import type { VisaEligibility, VisaProducts } from '@jetway/kit-api/visas';
import { useVisaSearchProductsQuery } from '@jetway/kit-api/visas';
import { formatDate } from '@jetway/kit-domain';
import { problemKey } from '@jetway/kit-orders';
import { useLocaleTag, useT } from '@jetway/kit-runtime';
import { useSearchParams } from '@jetway/kit-runtime/router';
import {
  Badge,
  Callout,
  Card,
  Disclosure,
  EmptyState,
  ErrorState,
  Heading,
  Inline,
  LinkButton,
  SkeletonCard,
  Stack,
  Text,
} from '@jetway/kit-ui';

import { searchHref } from '../../shared/addresses';
import { useVisaWords } from '../../shared/orders/use-visa-words';
import { VisaOrders } from '../../shared/orders/visa-orders';
import { VisaSearchForm } from '../../shared/search-form/visa-search.form';
import type { VisaQuery } from '../../shared/visa-query';
import { paramsOf, queryFrom } from '../../shared/visa-query';
import { ProductCard } from './product.card';

/** `/visa-search-result`: what a traveller of the searched nationality needs, and the visas to apply for. */
export function ResultsPage() {
  const t = useT('visas');
  const [params] = useSearchParams();
  const query = queryFrom(params);
  if (query) {
    return (
      <VisaOrders>
        <Results key={paramsOf(query).toString()} query={query} />
      </VisaOrders>
    );
  }
  return (
    <EmptyState
      level={1}
      title={t('results.noQuery.title')}
      text={t('results.noQuery.text')}
      action={<LinkButton href={searchHref()}>{t('results.noQuery.action')}</LinkButton>}
    />
  );
}

function Results({ query }: { query: VisaQuery }) {
  const { data, error, isFetching, refetch } = useVisaSearchProductsQuery({ visaSearchRequest: query });
  return (
    <Stack gap={3}>
      <Summary query={query} onSame={() => void refetch()} />
      {data && !error ? (
        <Found query={query} found={data} />
      ) : error && !isFetching ? (
        <Failure error={error} query={query} onRetry={() => void refetch()} />
      ) : (
        <Loader />
      )}
    </Stack>
  );
}

/** What was searched, and the form to change it. */
function Summary({ query, onSame }: { query: VisaQuery; onSame: () => void }) {
  const t = useT('visas');
  const locale = useLocaleTag();
  const { country } = useVisaWords();
  return (
    <Card padding="sm">
      <Stack gap={2}>
        <Heading level={1} size="xl">
          {t('results.title', { country: country(query.destination) })}
        </Heading>
        <Text muted>
          {t('results.summary', {
            nationality: country(query.nationality),
            residency: country(query.residency),
            purpose: t(`purposes.${query.purpose}`),
            day: formatDate(query.travelDate, locale),
          })}
        </Text>
        <Disclosure title={t('results.modify')}>
          <VisaSearchForm start={query} onSame={onSame} />
        </Disclosure>
      </Stack>
    </Card>
  );
}

function Loader() {
  const t = useT('visas');
  return (
    <Stack gap={4}>
      <Text muted role="status">
        {t('results.loading')}
      </Text>
      <SkeletonCard />
      <SkeletonCard />
    </Stack>
  );
}

function Failure({ error, query, onRetry }: { error: unknown; query: VisaQuery; onRetry: () => void }) {
  const t = useT('visas');
  const problem = problemOf(error);
  // What the server refuses about the search itself is changed, not repeated.
  const isRefused = problem?.status === 400 || problem?.status === 422;
  if (!isRefused) {
    return (
      <ErrorState
        title={t('results.failed')}
        text={t(`orders.problems.${problemKey(error)}`)}
        requestId={problem?.requestId}
        onRetry={onRetry}
      />
    );
  }
  const told = problem.errors?.map(({ detail }) => detail).filter(Boolean) ?? [];
  return (
    <Callout
      tone="danger"
      title={t('results.refused')}
      action={
        <LinkButton size="sm" href={searchHref(query)}>
          {t('results.modify')}
        </LinkButton>
      }
    >
      {told.length === 0 && <Text>{t('orders.problems.invalid')}</Text>}
      {told.map((detail) => (
        <Text key={detail} lang="en">
          <bdi>{detail}</bdi>
        </Text>
      ))}
    </Callout>
  );
}

const TONE = { visaFree: 'success', onArrival: 'success', eVisa: 'info', embassy: 'warning' } as const;

function Found({ query, found }: { query: VisaQuery; found: VisaProducts }) {
  const t = useT('visas');
  const { eligibility, note, products } = found;
  return (
    <Stack gap={3}>
      <Card padding="sm" as="section" aria-label={t('results.need')}>
        <Stack gap={2}>
          <Inline gap={2}>
            <Badge tone={TONE[eligibility]}>{t(`eligibility.${eligibility}.name`)}</Badge>
            <Text weight="semibold">{t(`eligibility.${eligibility}.text`)}</Text>
          </Inline>
          {note && (
            <Text size="sm" muted>
              <bdi>{note}</bdi>
            </Text>
          )}
          <Source source={found.source} sourceDate={found.sourceDate} />
        </Stack>
      </Card>
      {products.length === 0 ? (
        <NoVisa eligibility={eligibility} query={query} />
      ) : (
        <>
          <Text muted role="status">
            {t('results.count', { count: products.length })}
          </Text>
          {products.map((product) => (
            <ProductCard key={product.productId} product={product} query={query} />
          ))}
        </>
      )}
    </Stack>
  );
}

/** Where the requirements come from, and that they must be verified. */
function Source({ source, sourceDate }: { source: string; sourceDate: string }) {
  const t = useT('visas');
  const locale = useLocaleTag();
  return (
    <Text size="sm" muted>
      {t('results.source', { source, day: formatDate(sourceDate, locale) })} <strong>{t('results.verify')}</strong>
    </Text>
  );
}

const NONE = {
  visaFree: 'results.free',
  onArrival: 'results.border',
  eVisa: 'results.empty',
  embassy: 'results.empty',
} as const;

function NoVisa({ eligibility, query }: { eligibility: VisaEligibility; query: VisaQuery }) {
  const t = useT('visas');
  const words = NONE[eligibility];
  return (
    <EmptyState
      title={t(`${words}.title`)}
      text={t(`${words}.text`)}
      action={<LinkButton href={searchHref(query)}>{t('results.modify')}</LinkButton>}
    />
  );
}
