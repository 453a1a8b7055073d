import type { Itinerary } from '@jetway/kit-api/flights';
import { useDeadline, useLocaleTag, useT } from '@jetway/kit-runtime';
import { useSearchParams } from '@jetway/kit-runtime/router';
import { useAppDispatch, useAppSelector } from '@jetway/kit-runtime/store';
import { Button, icons, LinkButton, media, styled, Text } from '@jetway/kit-ui';
import { useState } from 'react';

import { proposalDraftHref } from '../../../shared/addresses';
import { copyQuote } from '../../../shared/quote/copy-quote';
import { quoteText } from '../../../shared/quote/quote-text';
import { queryFrom } from '../../../shared/search-query';
import { focusCard } from '../list/focus-card';
import { cardOf, fareAsCard, withFareName } from '../state/brands';
import { resultsActions, selectResult } from '../state/results.state';
import { selectRun } from '../state/run.slice';
import { CompareDialog } from './compare.dialog';

const Bar = styled.div`
  position: sticky;
  inset-block-end: calc(var(--frame-bottom, 0px) + var(--jw-space-3));
  z-index: var(--jw-z-sticky);
  display: flex;
  flex-wrap: wrap;
  gap: var(--jw-space-2) var(--jw-space-3);
  align-items: center;
  padding: var(--jw-space-3) var(--jw-space-4);
  border: 1px solid var(--jw-accent-border);
  border-radius: var(--jw-radius-lg);
  background: var(--jw-surface);
  box-shadow: var(--jw-shadow-3);

  & > :first-child {
    flex: 1 1 8rem;
  }

  /* Two lines of equal height: the number selected, then the ways to send it to the client. */
  ${media.phone} {
    padding: var(--jw-space-2) var(--jw-space-3);

    & > :last-child {
      order: 1;
    }

    & > :nth-last-child(2),
    & > :nth-last-child(3) {
      order: 2;
      flex: 1;
    }
  }
`;

/** Actions on the flights selected for a client. */
export function QuoteBar() {
  const t = useT('flights');
  const locale = useLocaleTag();
  const deadline = useDeadline();
  const dispatch = useAppDispatch();
  const [isComparing, setComparing] = useState(false);
  const selectedForQuotes = useAppSelector(selectResult('selectedForQuotes'));
  const allFlights = useAppSelector(selectResult('allFlights'));
  const { requestId } = useAppSelector(selectRun);
  const [params] = useSearchParams();
  const flights = quotedOf(allFlights, selectedForQuotes);
  if (flights.length === 0) return null;
  const clear = () => {
    dispatch(resultsActions.quotesCleared());
    focusCard(cardOf(allFlights, flights[0]?.itineraryId ?? '')?.itineraryId);
  };
  return (
    <Bar role="region" aria-label={t('results.quote.label')}>
      <Text weight="semibold">{t('results.quote.count', { count: flights.length })}</Text>
      {flights.length > 1 && (
        <Button size="sm" onPress={() => setComparing(true)}>
          {t('results.quote.compare')}
        </Button>
      )}
      <Button
        size="sm"
        iconStart={<icons.Copy size={14} />}
        onPress={() => copyQuote(quoteText(flights.map(withFareName), { t, locale, deadline }), t)}
      >
        {t('results.quote.copy')}
      </Button>
      <LinkButton
        size="sm"
        variant="primary"
        href={proposalDraftHref(
          requestId,
          flights.map(({ itineraryId }) => itineraryId),
          queryFrom(params),
        )}
      >
        {t('results.quote.propose')}
      </LinkButton>
      <Button size="sm" variant="ghost" onPress={clear}>
        {t('results.quote.clear')}
      </Button>
      {isComparing && <CompareDialog flights={flights} onClose={() => setComparing(false)} />}
    </Bar>
  );
}

function quotedOf(all: readonly Itinerary[], ids: readonly string[]): Itinerary[] {
  return ids.flatMap((id) => fareAsCard(all, id) ?? []);
}
