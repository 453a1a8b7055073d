import { useT } from '@jetway/kit-runtime';
import { useAppSelector } from '@jetway/kit-runtime/store';
import { Button, Callout, Heading, Stack, VisuallyHidden } from '@jetway/kit-ui';

import { selectDesk } from '../../shared/desk/desk.slice';
import type { SearchQuery } from '../../shared/search-query';
import { inWords } from '../../shared/wire-words';
import { ChoiceDialogs } from './choice/choice.dialogs';
import { useChoice } from './choice/use-choice';
import { ActiveFilters } from './filters/active.filters';
import { FiltersPanel } from './filters/filters.panel';
import { FiltersSheet } from './filters/filters.sheet';
import { DateStrip } from './header/date.strip';
import { DeskTools } from './header/desk.tools';
import { SearchProgress } from './header/search.progress';
import { ResultKeys } from './keys/result.keys';
import { ResultsList } from './list/results.list';
import { ListSort } from './list/list.sort';
import { WaitingPill } from './list/waiting.pill';
import { QuoteBar } from './quote/quote.bar';
import { Columns, FilterColumn, OnSmallScreens, Toolbar } from './results.styles';
import { selectRun } from './state/run.slice';
import type { SearchRunHandle } from './use-search-run';

export interface ResultsBodyProps {
  query: SearchQuery;
  run: SearchRunHandle;
  onModify: () => void;
  onLine: () => void;
}

/** A search's flights with sorting, filters and selection. */
export function ResultsBody({ query, run, onModify, onLine }: ResultsBodyProps) {
  const t = useT('flights');
  const choice = useChoice();
  const isCompact = useAppSelector(selectDesk).density === 'compact';
  return (
    <Stack gap={isCompact ? 2 : 4}>
      <DateStrip query={query} />
      <Toolbar>
        <SearchProgress />
        <DeskTools />
        <OnSmallScreens>
          <FiltersSheet />
        </OnSmallScreens>
      </Toolbar>
      <RunNotices run={run} />
      <Columns data-density={isCompact ? 'compact' : undefined}>
        <FilterColumn aria-label={t('results.filters.title')}>
          <Stack gap={4}>
            <Heading level={2} size="md">
              {t('results.filters.title')}
            </Heading>
            <FiltersPanel />
          </Stack>
        </FilterColumn>
        <Stack gap={isCompact ? 2 : 3}>
          <VisuallyHidden>
            <h2>{t('results.title')}</h2>
          </VisuallyHidden>
          <ListSort />
          <ActiveFilters />
          <WaitingPill />
          <ResultsList handle={choice} />
          <QuoteBar />
        </Stack>
      </Columns>
      <ChoiceDialogs handle={choice} />
      <ResultKeys onModify={onModify} onLine={onLine} />
    </Stack>
  );
}

/** Supplier messages, and whether the search was interrupted. */
export function RunNotices({ run }: { run: SearchRunHandle }) {
  const t = useT('flights');
  const { phase, notices } = useAppSelector(selectRun);
  return (
    <>
      {phase === 'failed' && (
        <Callout
          tone="warning"
          title={t('results.brokenOff.title')}
          action={
            <Button size="sm" onPress={run.resume}>
              {t('results.brokenOff.retry')}
            </Button>
          }
        >
          {t('results.brokenOff.text')}
        </Callout>
      )}
      {notices.map((notice) => (
        <Callout key={notice} tone="info">
          {inWords(t, notice)}
        </Callout>
      ))}
    </>
  );
}
