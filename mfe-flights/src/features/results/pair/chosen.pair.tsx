import { useT } from '@jetway/kit-runtime';
import { useAppSelector } from '@jetway/kit-runtime/store';
import { Button, Money, Text } from '@jetway/kit-ui';
import { useMemo } from 'react';

import type { ChoiceHandle } from '../choice/use-choice';
import { FlightCard } from '../list/flight.card';
import { QuoteBar } from '../quote/quote.bar';
import { selectResult } from '../state/results.state';
import { selectPair } from './pair.slice';
import { Bars, PairBar } from './pair.styles';
import { choiceAmong, pairOf } from './ways';

/** Both selections as one fare, with details, total price and the select button. */
export function ChosenPair({ handle }: { handle: ChoiceHandle }) {
  const t = useT('flights');
  const filteredFlights = useAppSelector(selectResult('filteredFlights'));
  const chosen = useAppSelector(selectPair);
  const { outbound, inbound } = useMemo(() => choiceAmong(filteredFlights, chosen), [filteredFlights, chosen]);
  const pair = useMemo(
    () => (outbound && inbound ? pairOf(filteredFlights, outbound, inbound) : undefined),
    [filteredFlights, outbound, inbound],
  );
  const isPricing = handle.choice.kind === 'pricing';
  return (
    <>
      {pair && <FlightCard flight={pair} isPricing={isPricing} onChoose={handle.choose} isWayOnElsewhere />}
      <Bars>
        <QuoteBar />
        {pair ? (
          <PairBar role="region" aria-label={t('results.pair.chosen')}>
            <div>
              <Money value={pair.amount} size="xl" />
              <Text size="xs" muted>
                {t('results.card.total')}
              </Text>
            </div>
            <Button
              variant="primary"
              isPending={isPricing}
              onPress={() => handle.choosePair(pair.itineraryId, pair.itineraryId)}
            >
              {t('results.pair.select')}
            </Button>
          </PairBar>
        ) : (
          filteredFlights.length > 0 && (
            <PairBar role="status">
              <Text muted>{t(outbound || inbound ? 'results.pair.chooseOther' : 'results.pair.choose')}</Text>
            </PairBar>
          )
        )}
      </Bars>
    </>
  );
}
