import { useT } from '@jetway/kit-runtime';
import { useAppDispatch, useAppSelector } from '@jetway/kit-runtime/store';
import { AirlineBadge, Button, Heading, JourneyBar, Money, Stack, Text, VisuallyHidden } from '@jetway/kit-ui';
import { useDeferredValue, useMemo, useState } from 'react';

import { numbersAndClasses, sellingAirlines } from '../../../shared/trip/flight-numbers';
import { OperatedBy } from '../../../shared/trip/operated-by';
import { OtherAirports } from '../../../shared/trip/other-airports';
import { SortTabs } from '../../../shared/results/sort.tabs';
import { holdList } from '../state/hold-list';
import { selectResults } from '../state/results.state';
import { runActions } from '../state/run.slice';
import type { Way } from './pair.slice';
import { pairActions, selectPair } from './pair.slice';
import { WayButton, WayPrice, Ways } from './pair.styles';
import type { WayOffer } from './ways';
import { choiceAmong, segmentsOf, waysOf } from './ways';

/** Two lists together stay well below forty rows until more are requested. */
const HELPING = 10;

/** The list of one direction. Flights no supplier sells with the other selection are last and disabled. */
export function WayList({ way }: { way: Way }) {
  const t = useT('flights');
  const dispatch = useAppDispatch();
  const pair = useAppSelector(selectPair);
  const { filteredFlights } = useDeferredValue(useAppSelector(selectResults));
  const [most, setMost] = useState(HELPING);
  const sort = pair[`${way}Sort`];
  const { outbound, inbound } = pair;
  const choice = useMemo(
    () => choiceAmong(filteredFlights, { outbound, inbound }),
    [filteredFlights, outbound, inbound],
  );
  const other = choice[way === 'outbound' ? 'inbound' : 'outbound'];
  const ways = useMemo(() => waysOf(filteredFlights, way, other, sort), [filteredFlights, way, other, sort]);
  const select = (key: string) => {
    dispatch(runActions.held());
    dispatch(pairActions.waySelected({ way, key }));
  };
  return (
    <section aria-label={t(`results.pair.${way}`)}>
      <Stack gap={3}>
        <Heading level={2} size="md">
          {t(`results.pair.${way}`)}
        </Heading>
        <SortTabs
          sort={sort}
          onChoose={(field) => {
            dispatch(holdList());
            dispatch(pairActions.waySorted({ way, field }));
          }}
        />
        <Ways>
          {ways.slice(0, most).map((offer) => (
            <li key={offer.key}>
              <WayCard
                offer={offer}
                way={way}
                isChosen={offer.key === choice[way]}
                onSelect={() => select(offer.key)}
              />
            </li>
          ))}
        </Ways>
        {ways.length > most && (
          <Button onPress={() => setMost(most + HELPING)}>{t('results.filters.more', { count: ways.length })}</Button>
        )}
      </Stack>
    </section>
  );
}

interface WayCardProps {
  offer: WayOffer;
  way: Way;
  isChosen: boolean;
  onSelect: () => void;
}

function WayCard({ offer: { flight, amount, isSold }, way, isChosen, onSelect }: WayCardProps) {
  const t = useT('flights');
  const journey = flight.flightSummary[way === 'outbound' ? 0 : 1];
  const flights = segmentsOf(flight.segments, way);
  const [first] = flights;
  if (!journey || !first) return null;
  return (
    <WayButton type="button" aria-pressed={isChosen} disabled={!isSold && !isChosen} onClick={onSelect}>
      <Stack gap={2}>
        <AirlineBadge code={first.marketing.code} name={sellingAirlines(flights)} showName />
        <Text as="span" size="xs" muted>
          <VisuallyHidden>{t('results.card.numbers')}</VisuallyHidden> <bdi>{numbersAndClasses(flights)}</bdi>
        </Text>
        <JourneyBar
          departure={{ time: journey.departureTime, code: journey.departureAirportCode }}
          arrival={{ time: journey.arrivalTime, code: journey.arrivalAirportCode }}
          stops={journey.stops}
          stopCodes={flights.slice(0, -1).map(({ destination }) => destination.code)}
          duration={journey.duration}
          dayOffset={journey.dayOffset}
        />
        <OtherAirports journey={journey} />
        <OperatedBy segments={flights} />
      </Stack>
      <WayPrice>
        {isSold ? (
          <>
            <Text as="span" size="xs" muted>
              {t('results.pair.from')}
            </Text>
            <Money value={amount} size="md" />
          </>
        ) : (
          <Text as="span" size="xs">
            {t('results.pair.notTogether')}
          </Text>
        )}
      </WayPrice>
    </WayButton>
  );
}
