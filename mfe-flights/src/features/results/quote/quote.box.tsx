import type { Itinerary } from '@jetway/kit-api/flights';
import { formatMoney } from '@jetway/kit-domain';
import { useLocaleTag, useT } from '@jetway/kit-runtime';
import { useAppDispatch, useAppSelector } from '@jetway/kit-runtime/store';
import { Button, icons } from '@jetway/kit-ui';

import { sellingAirlines } from '../../../shared/trip/flight-numbers';
import { MOST_QUOTED, resultsActions, selectResults } from '../state/results.state';
import { runActions } from '../state/run.slice';

interface QuoteBoxProps {
  flight: Itinerary;
  /** The fare, where a card has several. */
  fare?: string;
}

/** Adds a flight to the quote, or removes it. */
export function QuoteBox({ flight, fare }: QuoteBoxProps) {
  const t = useT('flights');
  const locale = useLocaleTag();
  const dispatch = useAppDispatch();
  const isQuoted = useAppSelector((state) => selectResults(state).selectedForQuotes.includes(flight.itineraryId));
  const isFull = useAppSelector((state) => selectResults(state).selectedForQuotes.length >= MOST_QUOTED);
  const toggle = () => {
    dispatch(runActions.held());
    dispatch(resultsActions.quoteToggled(flight.itineraryId));
  };
  const Icon = isQuoted ? icons.Check : icons.Plus;
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-pressed={isQuoted}
      aria-label={t(isQuoted ? 'results.quote.drop' : 'results.quote.pick', {
        flight: [sellingAirlines(flight.segments, flight.airlineName), fare, formatMoney(flight.amount, locale)]
          .filter(Boolean)
          .join(', '),
      })}
      isDisabled={isFull && !isQuoted}
      iconStart={<Icon size={14} />}
      onPress={toggle}
    >
      {t(isQuoted ? 'results.quote.picked' : 'results.quote.add')}
    </Button>
  );
}
