import { useT } from '@jetway/kit-runtime';
import { useAppDispatch, useAppSelector } from '@jetway/kit-runtime/store';
import { Button, EmptyState, Money, Stack, Text } from '@jetway/kit-ui';
import { useEffect } from 'react';

import { ChoiceDialogs } from '../choice/choice.dialogs';
import type { ChoiceHandle } from '../choice/use-choice';
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
import { pairActions, selectPair } from './pair.slice';
import { Lists, PairBar } from './pair.styles';
import { pairOf } from './ways';
import { WayList } from './way.list';

/** A domestic return: the ways out beside the ways back, each in an order of its own, chosen one after the other and priced together. */
export function PairBody({ query, run, onModify }: ResultsBodyProps) {
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
        <DeskTools />
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
      <Chosen handle={choice} />
      <ChoiceDialogs handle={choice} />
      <ResultKeys onModify={onModify} />
    </Stack>
  );
}

/** What both choices cost together, and the way on. */
function Chosen({ handle }: { handle: ChoiceHandle }) {
  const t = useT('flights');
  const { filteredFlights } = useAppSelector(selectResults);
  const { outbound, inbound } = useAppSelector(selectPair);
  const pair = outbound && inbound ? pairOf(filteredFlights, outbound, inbound) : undefined;
  if (!pair) {
    return (
      <PairBar role="status">
        <Text muted>{t(outbound || inbound ? 'results.pair.chooseOther' : 'results.pair.choose')}</Text>
      </PairBar>
    );
  }
  return (
    <PairBar role="region" aria-label={t('results.pair.chosen')}>
      <div>
        <Money value={pair.amount} size="xl" />
        <Text size="xs" muted>
          {t('results.card.total')}
        </Text>
      </div>
      <Button variant="primary" isPending={handle.choice.kind === 'pricing'} onPress={() => handle.choosePair(pair.itineraryId, pair.itineraryId)}>
        {t('results.pair.select')}
      </Button>
    </PairBar>
  );
}
