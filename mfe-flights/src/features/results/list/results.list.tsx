import { useT } from '@jetway/kit-runtime';
import { useAppSelector } from '@jetway/kit-runtime/store';
import { Button, EmptyState, Stack } from '@jetway/kit-ui';
import { startTransition, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';

import { selectDesk } from '../../../shared/desk/desk.slice';
import type { ChoiceHandle } from '../choice/use-choice';
import { useFilters } from '../filters/use-filters';
import { selectResults } from '../state/results.state';
import { rowKey, selectRun } from '../state/run.slice';
import { FlightRow } from './flight.row';
import { List } from '../../../shared/results/list.styles';
import { timesOf } from './times';

/** Cards rendered synchronously: about one window. */
const FIRST = 4;
/** Cards per increment; more are added as the end of the list nears the window. */
const HELPING = 8;

/**
 * The filtered and sorted flights, those that differ in their times only in one row. Rendered deferred, so that a checkbox
 * responds at once, however many rows change.
 */
export function ResultsList({ handle }: { handle: ChoiceHandle }) {
  const t = useT('flights');
  const { filteredFlights, filters, flightSort } = useDeferredValue(useAppSelector(selectResults));
  const lineage = useAppSelector((state) => selectRun(state).lineage);
  const rows = useMemo(() => timesOf(filteredFlights), [filteredFlights]);
  const { density } = useAppSelector(selectDesk);
  const { clear } = useFilters();
  const [arrangement, setArrangement] = useState({ filters, flightSort, most: FIRST });
  const isSame = arrangement.filters === filters && arrangement.flightSort === flightSort;
  const most = isSame ? arrangement.most : FIRST;
  const showMore = () => startTransition(() => setArrangement({ filters, flightSort, most: most + HELPING }));
  const pricedId = handle.choice.kind === 'pricing' ? handle.choice.request.itineraryIds[0] : undefined;

  if (filteredFlights.length === 0) {
    return (
      <EmptyState
        title={t('results.emptyFiltered.title')}
        text={t('results.emptyFiltered.text')}
        action={<Button onPress={clear}>{t('results.emptyFiltered.action')}</Button>}
      />
    );
  }
  return (
    <Stack gap={3}>
      <List data-density={density}>
        {rows.slice(0, most).map(({ lead, others }) => (
          <FlightRow
            key={rowKey({ lineage }, lead.itineraryId)}
            flight={lead}
            others={others}
            pricedId={pricedId}
            onChoose={handle.choose}
          />
        ))}
      </List>
      {rows.length > most && <EndMark key={most} onNear={showMore} />}
    </Stack>
  );
}

/** Calls back when the end of the list is near. */
function EndMark({ onNear }: { onNear: () => void }) {
  const mark = useRef<HTMLDivElement>(null);
  const near = useRef(onNear);
  useEffect(() => {
    near.current = onNear;
  });
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && near.current(),
      {
        rootMargin: '1200px',
      },
    );
    if (mark.current) observer.observe(mark.current);
    return () => observer.disconnect();
  }, []);
  return <div ref={mark} aria-hidden />;
}
