import { paths, useT } from '@jetway/kit-runtime';
import { useLocation, useNavigate, useSearchParams } from '@jetway/kit-runtime/router';
import { useAppSelector } from '@jetway/kit-runtime/store';
import { Button, Dialog, EmptyState, LinkButton, Stack, Text, VisuallyHidden } from '@jetway/kit-ui';
import { useEffect, useState } from 'react';

import { resultsHref, TWO_ONE_WAY } from '../../shared/addresses';
import { selectDesk } from '../../shared/desk/desk.slice';
import type { SearchQuery } from '../../shared/search-query';
import { queryFrom } from '../../shared/search-query';
import { DateStrip } from './header/date.strip';
import { ModifyDialog } from './header/modify.dialog';
import { ResultsLoader } from './header/results.loader';
import { SearchSummary } from './header/search.summary';
import { NothingFound } from './nothing.found';
import { PairBody } from './pair/pair.body';
import { ResultsBody } from './results.body';
import { SearchFailure } from './search.failure';
import { selectResult } from './state/results.state';
import { searchKey } from './state/run-search';
import { selectRun } from './state/run.slice';
import { useHoldOnScroll } from './use-hold';
import type { SearchRunHandle } from './use-search-run';
import { useSearchRun } from './use-search-run';

/** `/flight-search-result` and `/two-one-way`: the flights of the search in the address. */
export function ResultsPage() {
  const t = useT('flights');
  const [params] = useSearchParams();
  const query = queryFrom(params);
  if (query) return <Results key={searchKey(query)} query={query} />;
  return (
    <>
      <VisuallyHidden>
        <h1>{t('results.title')}</h1>
      </VisuallyHidden>
      <EmptyState
        title={t('results.noQuery.title')}
        text={t('results.noQuery.text')}
        action={<LinkButton href={paths.searchpad()}>{t('results.noQuery.action')}</LinkButton>}
      />
    </>
  );
}

function Results({ query }: { query: SearchQuery }) {
  const navigate = useNavigate();
  const run = useSearchRun(query);
  const [modifying, setModifying] = useState<'form' | 'line' | null>(null);
  useHoldOnScroll(useAppSelector(selectResult('hasResults')));
  useOwnAddress(query);
  const isCompact = useAppSelector(selectDesk).density === 'compact';
  const search = (next: SearchQuery) => {
    setModifying(null);
    if (searchKey(next) === searchKey(query)) run.again();
    else void navigate(resultsHref(next));
  };
  return (
    <Stack gap={isCompact ? 2 : 4}>
      <SearchSummary query={query} onModify={() => setModifying('form')} />
      <Outcome query={query} run={run} onModify={() => setModifying('form')} onLine={() => setModifying('line')} />
      <ExpiredDialog onAgain={run.again} />
      {modifying && (
        <ModifyDialog
          query={query}
          inLine={modifying === 'line'}
          onClose={() => setModifying(null)}
          onSearch={search}
        />
      )}
    </Stack>
  );
}

/** A domestic return has the address of its two lists, every other search the list's. */
function useOwnAddress(query: SearchQuery): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { key, requestId, isSpecialReturn } = useAppSelector(selectRun);
  const own = isSpecialReturn ? TWO_ONE_WAY : LIST;
  const isElsewhere = key === searchKey(query) && requestId !== '' && search.includes(requestId) && pathname !== own;
  useEffect(() => {
    if (isElsewhere) void navigate(`${own}${search}`, { replace: true });
  }, [isElsewhere, own, search, navigate]);
}

const LIST = paths.flightResults('');

interface OutcomeProps {
  query: SearchQuery;
  run: SearchRunHandle;
  onModify: () => void;
  onLine: () => void;
}

/** The state of a search: loading, failed, empty, or its flights. */
function Outcome({ query, run, onModify, onLine }: OutcomeProps) {
  const { phase, error, key, isSpecialReturn } = useAppSelector(selectRun);
  const hasResults = useAppSelector(selectResult('hasResults'));
  // Until this address's run has started, the store holds the previous one.
  const isOurs = key === searchKey(query);
  if (isOurs && hasResults) {
    const Body = isSpecialReturn ? PairBody : ResultsBody;
    return <Body query={query} run={run} onModify={onModify} onLine={onLine} />;
  }
  if (isOurs && phase === 'failed') return <SearchFailure error={error} onRetry={run.again} onModify={onModify} />;
  if (!isOurs || phase === 'searching') return <ResultsLoader query={query} />;
  return (
    <Stack gap={4}>
      <DateStrip query={query} />
      <NothingFound onRetry={run.again} onModify={onModify} />
    </Stack>
  );
}

/** Expired fares cannot be booked; the same search brings new ones. */
function ExpiredDialog({ onAgain }: { onAgain: () => void }) {
  const t = useT('flights');
  const { phase } = useAppSelector(selectRun);
  return (
    <Dialog
      isOpen={phase === 'expired'}
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
