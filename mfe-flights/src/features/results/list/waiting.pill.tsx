import type { Itinerary } from '@jetway/kit-api/flights';
import { useT } from '@jetway/kit-runtime';
import { useAppDispatch, useAppSelector } from '@jetway/kit-runtime/store';
import { Button, icons, styled } from '@jetway/kit-ui';

import { exactPrice } from '../../../shared/results/sort';
import { resultsActions, selectResult, selectWaiting } from '../state/results.state';
import { focusCard } from './focus-card';

const Place = styled.div`
  position: sticky;
  inset-block-start: calc(var(--frame-header, 0px) + var(--jw-space-3));
  z-index: var(--jw-z-sticky);
  display: flex;
  justify-content: center;
`;

/** How many of the waiting flights cost less than every listed one. */
export function cheaperCount(waiting: readonly Itinerary[], listed: readonly Itinerary[]): number {
  const lowest = listed.reduce((least, flight) => Math.min(least, exactPrice(flight)), Number.POSITIVE_INFINITY);
  return waiting.filter((flight) => exactPrice(flight) < lowest).length;
}

/**
 * Flights that arrived while the agent was reading; a press adds them. Those hidden by filters are not counted: they join at
 * the next sort or filter.
 */
export function WaitingPill() {
  const t = useT('flights');
  const dispatch = useAppDispatch();
  const waiting = useAppSelector(selectWaiting);
  const listed = useAppSelector(selectResult('filteredFlights'));
  if (waiting.length === 0) return null;
  const cheaper = cheaperCount(waiting, listed);
  const show = () => {
    dispatch(resultsActions.waitingShown());
    window.scrollTo({ top: 0 });
    focusCard();
  };
  return (
    <Place role="status">
      <Button variant="primary" size="sm" iconStart={<icons.Sparkles size={16} />} onPress={show}>
        {cheaper > 0
          ? t('results.waiting.cheaper', { count: cheaper })
          : t('results.waiting.more', { count: waiting.length })}
      </Button>
    </Place>
  );
}
