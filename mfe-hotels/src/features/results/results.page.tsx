import { isProblem, problemOf } from '@jetway/kit-api';
import { problemKey } from '@jetway/kit-orders';
import { formatDate } from '@jetway/kit-domain';
import { useLocaleTag, useT } from '@jetway/kit-runtime';
import { useNavigate, useSearchParams } from '@jetway/kit-runtime/router';
import { Button, Dialog, EmptyState, ErrorState, Heading, LinkButton, Spinner, Stack, Text } from '@jetway/kit-ui';
import { useState } from 'react';

import { resultsHref, searchHref } from '../../shared/addresses';
import { nightsBetween } from '../../shared/calendar';
import type { HotelQuery } from '../../shared/hotel-query';
import { guestsOf, queryFrom, queryKey } from '../../shared/hotel-query';
import { HotelSearchForm } from '../../shared/search-form/hotel-search.form';
import { CardSkeleton } from './list/card.skeleton';
import { ResultsBody } from './results.body';
import { Notice, SummaryBar } from './results.styles';
import { useExpired } from './use-expired';
import type { ResultsHandle } from './use-results';
import { useResults } from './use-results';

/** `/hotel-results`: the hotels of the search in the address, or of the request it names. */
export function ResultsPage() {
  const t = useT('hotels');
  const [params] = useSearchParams();
  const asked = queryFrom(params);
  const requestId = params.get('requestId') ?? '';
  if (asked || requestId)
    return <Results key={asked ? queryKey(asked) : requestId} asked={asked} requestId={requestId} />;
  return (
    <EmptyState
      level={1}
      title={t('results.noQuery.title')}
      text={t('results.noQuery.text')}
      action={<LinkButton href={searchHref()}>{t('results.noQuery.action')}</LinkButton>}
    />
  );
}

function Results({ asked, requestId }: { asked: HotelQuery | null; requestId: string }) {
  const navigate = useNavigate();
  const results = useResults(asked, requestId);
  const { query, data, again } = results;
  const [isModifying, setModifying] = useState(false);
  const hasPassed = useExpired(data?.expiresAt);
  // When the server no longer knows the search, nothing more will arrive.
  const isExpired = hasPassed || (data !== undefined && isProblem(results.error, 'hotel.search_expired'));
  const search = (next: HotelQuery) => {
    setModifying(false);
    if (query && queryKey(next) === queryKey(query)) again();
    else void navigate(resultsHref(next));
  };
  const modify = () => setModifying(true);
  return (
    <Stack gap={4}>
      <Summary query={query} onModify={modify} />
      <Outcome results={results} onModify={modify} />
      <ExpiredDialog isOpen={isExpired} onAgain={again} />
      {isModifying && <ModifyDialog query={query} onClose={() => setModifying(false)} onSearch={search} />}
    </Stack>
  );
}

/** The state of a search: loading, failed, over, without hotels, or its hotels. */
function Outcome({ results, onModify }: { results: ResultsHandle; onModify: () => void }) {
  const t = useT('hotels');
  const { data, error, isLost, again, resume } = results;
  if (data && (data.hotels.length > 0 || !data.completed)) {
    if (data.hotels.length === 0 && !error) return <Loader />;
    if (data.hotels.length > 0) return <ResultsBody data={data} isBroken={Boolean(error)} onResume={resume} />;
  }
  if (isLost)
    return (
      <EmptyState
        title={t('results.expired.title')}
        text={t('results.expired.lost')}
        action={<LinkButton href={searchHref()}>{t('results.noQuery.action')}</LinkButton>}
      />
    );
  if (error) return <Failure error={error} onRetry={data ? resume : again} onModify={onModify} />;
  if (!data) return <Loader />;
  return (
    <EmptyState
      title={t('results.empty.title')}
      text={t('results.empty.text')}
      action={<Button onPress={onModify}>{t('results.modify')}</Button>}
    />
  );
}

const PLACES = [0, 1, 2, 3];

/** Shown until the first hotels arrive. */
function Loader() {
  const t = useT('hotels');
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
      {PLACES.map((place) => (
        <div key={place} data-testid="hotel-skeleton" aria-hidden>
          <CardSkeleton />
        </div>
      ))}
    </Stack>
  );
}

function Failure({ error, onRetry, onModify }: { error: unknown; onRetry: () => void; onModify: () => void }) {
  const t = useT('hotels');
  const problem = problemOf(error);
  // A search that the server refuses has to be changed, so it is not retried.
  const isRefused = problem?.status === 400 || problem?.status === 422;
  return (
    <ErrorState
      title={t(isRefused ? 'results.refused' : 'results.failed')}
      text={isRefused ? t('results.refusedText') : t(`orders.problems.${problemKey(error)}`)}
      {...(isRefused ? {} : { onRetry })}
      {...(problem?.requestId ? { requestId: problem.requestId } : {})}
      action={<Button onPress={onModify}>{t('results.modify')}</Button>}
    />
  );
}

function Summary({ query, onModify }: { query: HotelQuery | null; onModify: () => void }) {
  const t = useT('hotels');
  const locale = useLocaleTag();
  if (!query)
    return (
      <Heading level={1} size="xl">
        {t('titles.results')}
      </Heading>
    );
  const { place, checkIn, checkOut, rooms } = query;
  const facts = [
    [checkIn, checkOut].map((day) => formatDate(day, locale)).join(' – '),
    t('nights', { count: nightsBetween(checkIn, checkOut) }),
    t('rooms', { count: rooms.length }),
    t('guests', { count: guestsOf(rooms) }),
  ];
  return (
    <SummaryBar>
      <div>
        <Heading level={1} size="xl">
          {place.name}
        </Heading>
        <Text muted>{facts.join(' · ')}</Text>
      </div>
      <Button onPress={onModify}>{t('results.modify')}</Button>
    </SummaryBar>
  );
}

interface ModifyDialogProps {
  query: HotelQuery | null;
  onClose: () => void;
  onSearch: (query: HotelQuery) => void;
}

function ModifyDialog({ query, onClose, onSearch }: ModifyDialogProps) {
  const t = useT('hotels');
  return (
    <Dialog isOpen onOpenChange={onClose} size="xl" title={t('results.modify')}>
      <HotelSearchForm start={query} onSearch={onSearch} />
    </Dialog>
  );
}

/** Rooms of an expired search cannot be booked; the same search brings new ones. */
function ExpiredDialog({ isOpen, onAgain }: { isOpen: boolean; onAgain: () => void }) {
  const t = useT('hotels');
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onAgain}
      dismissal="none"
      role="alertdialog"
      size="sm"
      title={t('results.expired.title')}
      footer={
        <Button variant="primary" onPress={onAgain}>
          {t('results.expired.action')}
        </Button>
      }
    >
      <Text>{t('results.expired.text')}</Text>
    </Dialog>
  );
}
