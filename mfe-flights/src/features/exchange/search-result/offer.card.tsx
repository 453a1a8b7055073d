import type { ExchangeOfferView } from '@jetway/kit-api/flights';
import { dayOffset, formatDate, formatMoney, formatTime } from '@jetway/kit-domain';
import { joined } from '@jetway/kit-orders';
import { useLocaleTag, useT } from '@jetway/kit-runtime';
import { AirlineBadge, Badge, Button, Inline, JourneyBar, Money, SeatsLeft, Text } from '@jetway/kit-ui';

import type { FlownJourney } from '../../../shared/after-sale/exchange.model';
import { airlinesOf, journeysOf, signOf } from '../../../shared/after-sale/exchange.model';
import { useNetHidden } from '../../../shared/desk/net-hidden';
import {
  Amounts,
  CardBody,
  CardBox,
  CardFoot,
  Carrier,
  Facts,
  JourneyBars,
  Journeys,
  PriceColumn,
} from '../../../shared/results/list.styles';
import { OperatedBy } from '../../../shared/trip/operated-by';

/** Flights the tickets can be exchanged for: every journey, what stays, the new price and the difference. */
export function OfferCard({ offer, onChoose }: { offer: ExchangeOfferView; onChoose: () => void }) {
  const t = useT('flights');
  const locale = useLocaleTag();
  const airlines = airlinesOf(offer);
  const names = joined(
    airlines.map((airline) => airline.name),
    locale,
  );
  const journeys = journeysOf(offer.segments);
  const moved = journeys.find(({ kept }) => !kept) ?? journeys[0];
  const name = t('exchange.offer', {
    airlines: names,
    at: moved ? `${formatDate(moved.departsAt, locale)} ${formatTime(moved.departsAt, locale)}` : '',
  });
  return (
    <CardBox aria-label={name}>
      <CardBody>
        <Journeys>
          <Carrier>
            <AirlineBadge code={airlines[0]?.code ?? ''} name={names} showName />
            <OperatedBy segments={offer.segments} />
            <SeatsLeft count={offer.seatsRemaining} />
          </Carrier>
          <JourneyBars>
            {journeys.map((journey) => (
              <Journey key={journey.legGroup} journey={journey} />
            ))}
          </JourneyBars>
        </Journeys>
        <PriceColumn>
          <Price offer={offer} />
          <Button variant="primary" onPress={onChoose} aria-label={`${t('results.card.select')}: ${name}`}>
            {t('results.card.select')}
          </Button>
        </PriceColumn>
      </CardBody>
      <CardFoot>
        <Facts>
          <span>{offer.brand}</span>
          <bdi>{offer.segments.map(({ flight, rbd }) => `${flight} ${rbd}`).join(', ')}</bdi>
        </Facts>
      </CardFoot>
    </CardBox>
  );
}

function Journey({ journey }: { journey: FlownJourney }) {
  const t = useT('flights');
  const locale = useLocaleTag();
  const { departsAt, arrivesAt, origin, destination, stops, duration, kept } = journey;
  return (
    <div data-testid="journey">
      <Inline gap={2}>
        <Text size="xs" muted weight="semibold">
          {formatDate(departsAt, locale)}
        </Text>
        {kept && <Badge tone="neutral">{t('exchange.kept')}</Badge>}
      </Inline>
      <JourneyBar
        departure={{ time: departsAt.slice(11, 16), code: origin }}
        arrival={{ time: arrivesAt.slice(11, 16), code: destination }}
        stops={stops.length}
        stopCodes={stops}
        duration={duration}
        dayOffset={dayOffset(departsAt, arrivesAt)}
      />
    </div>
  );
}

/** The new price and the difference, for those who may see what the agency pays. */
function Price({ offer: { total, difference } }: { offer: ExchangeOfferView }) {
  const t = useT('flights');
  const locale = useLocaleTag();
  const { isNetHidden } = useNetHidden();
  if (!total || isNetHidden) return null;
  const sign = difference === undefined ? null : signOf(difference);
  const side = sign?.isDearer ? 'more' : /[1-9]/.test(sign?.amount ?? '') ? 'less' : 'same';
  return (
    <Amounts>
      <Money value={total} size="xl" />
      <Text size="xs" muted>
        {t('exchange.newPrice')}
      </Text>
      {sign && (
        <Text size="sm" weight="medium">
          {t(`sameFlights.${side}`, { amount: formatMoney(sign.amount, locale) })}
        </Text>
      )}
    </Amounts>
  );
}
