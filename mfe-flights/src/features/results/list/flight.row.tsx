import type { Itinerary } from '@jetway/kit-api/flights';
import { useT } from '@jetway/kit-runtime';
import { useAppDispatch, useAppSelector } from '@jetway/kit-runtime/store';
import { memo, useCallback } from 'react';

import { areTimesOpen, itineraryActions, selectItineraryActions } from '../state/itinerary-actions.slice';
import { runActions } from '../state/run.slice';
import { FlightCard } from './flight.card';
import { Row, TimesList } from '../../../shared/results/list.styles';

interface FlightRowProps {
  flight: Itinerary;
  /** The same fare at other times, listed below on demand. */
  others: readonly Itinerary[];
  /** Id whose price is being verified, of a card or of a fare. */
  pricedId: string | undefined;
  onChoose: (itineraryId: string) => void;
}

/** A row of the list: a flight, and below it on demand the same fare at other times, each a card of its own. */
export const FlightRow = memo(function FlightRow({ flight, others, pricedId, onChoose }: FlightRowProps) {
  const t = useT('flights');
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector((state) => areTimesOpen(selectItineraryActions(state), flight, others));
  const toggle = useCallback(() => {
    dispatch(runActions.held());
    dispatch(itineraryActions.timesToggled({ flight, isOpen: !isOpen }));
  }, [dispatch, flight, isOpen]);
  const card = (shown: Itinerary) => ({ flight: shown, isPricing: isOf(shown, pricedId), onChoose });
  return (
    <Row>
      <FlightCard {...card(flight)} timesCount={others.length} areTimesOpen={isOpen} onTimes={toggle} />
      {isOpen && (
        <TimesList aria-label={t('results.card.times')}>
          {others.map((other) => (
            <li key={other.itineraryId}>
              <FlightCard {...card(other)} />
            </li>
          ))}
        </TimesList>
      )}
    </Row>
  );
});

/** Whether an id is that of the card or of one of its fares. */
function isOf({ itineraryId, brandDetails }: Itinerary, id: string | undefined): boolean {
  return id !== undefined && (id === itineraryId || brandDetails.some((brand) => brand.itineraryId === id));
}
