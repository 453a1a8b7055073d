import type { Itinerary } from '@jetway/kit-api/flights';
import { useT } from '@jetway/kit-runtime';
import { useAppSelector } from '@jetway/kit-runtime/store';
import { Button, EmptyState, Stack } from '@jetway/kit-ui';
import { startTransition, useDeferredValue, useEffect, useRef, useState } from 'react';

import type { ChoiceHandle } from '../choice/use-choice';
import { useFilters } from '../filters/use-filters';
import { selectResults } from '../state/results.state';
import { rowKey, selectRun } from '../state/run.slice';
import { FlightCard } from './flight.card';
import { List, Row } from './list.styles';

/** Cards rendered synchronously: about one window. */
const FIRST = 4;
/** Cards per increment; more are added as the end of the list nears the window. */
const HELPING = 8;

/** The filtered and sorted flights. Rendered deferred, so that a checkbox responds at once, however many rows change. */
export function ResultsList({ handle }: { handle: ChoiceHandle }) {
  const t = useT('flights');
  const { filteredFlights, filters, flightSort } = useDeferredValue(useAppSelector(selectResults));
  const lineage = useAppSelector((state) => selectRun(state).lineage);
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
      <List>
        {filteredFlights.slice(0, most).map((flight) => (
          <Row key={rowKey({ lineage }, flight.itineraryId)}>
            <FlightCard flight={flight} isPricing={isOf(flight, pricedId)} onChoose={handle.choose} />
          </Row>
        ))}
      </List>
      {filteredFlights.length > most && <EndMark key={most} onNear={showMore} />}
    </Stack>
  );
}

/** Whether an id is that of the card or of one of its fares. */
function isOf({ itineraryId, brandDetails }: Itinerary, id: string | undefined): boolean {
  return id !== undefined && (id === itineraryId || brandDetails.some((brand) => brand.itineraryId === id));
}

/** Calls back when the end of the list is near. */
function EndMark({ onNear }: { onNear: () => void }) {
  const mark = useRef<HTMLDivElement>(null);
  const near = useRef(onNear);
  useEffect(() => {
    near.current = onNear;
  });
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && near.current(), {
      rootMargin: '1200px',
    });
    if (mark.current) observer.observe(mark.current);
    return () => observer.disconnect();
  }, []);
  return <div ref={mark} aria-hidden />;
}
