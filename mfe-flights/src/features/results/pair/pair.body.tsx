import { useT } from '@jetway/kit-runtime';
import { useAppDispatch, useAppSelector } from '@jetway/kit-runtime/store';
import { Button, EmptyState, Stack } from '@jetway/kit-ui';
import { useEffect } from 'react';

import { ChoiceDialogs } from '../choice/choice.dialogs';
import { useChoice } from '../choice/use-choice';
import { ActiveFilters } from '../filters/active.filters';
import { FiltersSheet } from '../filters/filters.sheet';
import { useFilters } from '../filters/use-filters';
import { DateStrip } from '../header/date.strip';
import { DeskTools } from '../header/desk.tools';
import { SearchProgress } from '../header/search.progress';
import { WaitingPill } from '../list/waiting.pill';
import { ResultKeys } from '../keys/result.keys';
import type { ResultsBodyProps } from '../results.body';
import { RunNotices } from '../results.body';
import { Toolbar } from '../results.styles';
import { selectResults } from '../state/results.state';
import { selectRun } from '../state/run.slice';
import { ChosenPair } from './chosen.pair';
import { pairActions } from './pair.slice';
import { Lists } from './pair.styles';
import { WayList } from './way.list';

/**
 * A domestic return: outbound beside inbound flights, each list with its own sort order, selected one after the other and
 * priced together.
 */
export function PairBody({ query, run, onModify, onLine }: ResultsBodyProps) {
  const t = useT('flights');
  const dispatch = useAppDispatch();
  const choice = useChoice();
  const { clear } = useFilters();
  const { requestId } = useAppSelector(selectRun);
  const { filteredFlights } = useAppSelector(selectResults);
  useEffect(() => void dispatch(pairActions.begun(requestId)), [dispatch, requestId]);
  return (
    <Stack gap={4}>
      <DateStrip query={query} />
      <Toolbar>
        <SearchProgress />
        <DeskTools isPair />
        <FiltersSheet />
      </Toolbar>
      <RunNotices run={run} />
      <ActiveFilters />
      <WaitingPill />
      {filteredFlights.length > 0 ? (
        <Lists>
          <WayList way="outbound" />
          <WayList way="inbound" />
        </Lists>
      ) : (
        <EmptyState
          title={t('results.emptyFiltered.title')}
          text={t('results.emptyFiltered.text')}
          action={<Button onPress={clear}>{t('results.emptyFiltered.action')}</Button>}
        />
      )}
      <ChosenPair handle={choice} />
      <ChoiceDialogs handle={choice} />
      <ResultKeys onModify={onModify} onLine={onLine} />
    </Stack>
  );
}
