import type { Itinerary } from '@jetway/kit-api/flights';
import { Feature, formatMoney } from '@jetway/kit-domain';
import { useLocaleTag, useSession, useT } from '@jetway/kit-runtime';
import { useAppDispatch, useAppSelector } from '@jetway/kit-runtime/store';
import { AirlineBadge, Badge, Button, icons, Inline, SeatsLeft, Text } from '@jetway/kit-ui';
import type { ReactNode } from 'react';
import { memo } from 'react';

import { inWords } from '../../../shared/wire-words';
import { DetailsPanel } from '../details/details.panel';
import { selectDesk } from '../../../shared/desk/desk.slice';
import { useShownSource } from '../../../shared/desk/shown-source';
import { sellingAirlines } from '../../../shared/trip/flight-numbers';
import { OperatedBy } from '../../../shared/trip/operated-by';
import { itineraryActions, openPanel, selectItineraryActions } from '../state/itinerary-actions.slice';
import { numbersOf } from '../state/brands';
import type { Panel } from '../state/itinerary-actions.slice';
import { runActions } from '../state/run.slice';
import { BrandsPanel } from './brands.panel';
import { QuoteBox } from '../quote/quote.box';
import { JourneyBars } from './journey.bars';
import {
  CardBody,
  CardBox,
  CardFoot,
  Carrier,
  Facts,
  Journeys,
  PanelBox,
  PanelButtons,
  Sold,
} from '../../../shared/results/list.styles';
import { PriceBox } from './price.box';

export interface FlightCardProps {
  flight: Itinerary;
  /** The price of this card is being verified. */
  isPricing: boolean;
  onChoose: (itineraryId: string) => void;
  /** The select button is elsewhere. */
  isWayOnElsewhere?: boolean;
  /** Number of flights that differ in their times only, listed below the card on demand. */
  timesCount?: number;
  areTimesOpen?: boolean;
  onTimes?: () => void;
}

/** One itinerary: every airline that sells part of it, times, price, and panels below it; in few lines if the agent wants so. */
export const FlightCard = memo(function FlightCard({
  flight,
  isPricing,
  onChoose,
  isWayOnElsewhere = false,
  ...times
}: FlightCardProps) {
  const t = useT('flights');
  const locale = useLocaleTag();
  const panel = useAppSelector((state) => openPanel(selectItineraryActions(state), flight.itineraryId));
  const { density } = useAppSelector(selectDesk);
  const isCompact = density === 'compact' && !isWayOnElsewhere;
  const airlines = sellingAirlines(flight.segments, flight.airlineName);
  const name = t('results.card.flight', { airline: airlines, amount: formatMoney(flight.amount, locale) });
  return (
    <CardBox
      aria-label={name}
      tabIndex={-1}
      data-itinerary={flight.itineraryId}
      data-density={isCompact ? density : undefined}
    >
      <CardBody>
        <Journeys>
          <Carrier>
            <AirlineBadge code={flight.airlineCode} name={airlines} size={isCompact ? 'sm' : 'md'} showName />
            {isCompact && <OperatedBy segments={flight.segments} />}
            <Inline gap={1}>
              <Marks flight={flight} />
            </Inline>
            {isCompact && (
              <Sold>
                <SoldBy flight={flight} />
              </Sold>
            )}
          </Carrier>
          <JourneyBars flight={flight} isCompact={isCompact} />
        </Journeys>
        <PriceBox
          flight={flight}
          isCompact={isCompact}
          isPricing={isPricing}
          onChoose={isWayOnElsewhere ? undefined : () => onChoose(flight.itineraryId)}
        />
      </CardBody>
      <Foot flight={flight} isCompact={isCompact} panel={panel} {...times} />
      {panel === 'details' && (
        <PanelBox>
          <DetailsPanel flight={flight} />
        </PanelBox>
      )}
      {panel === 'brands' && (
        <PanelBox>
          <BrandsPanel flight={flight} isPricing={isPricing} onChoose={onChoose} />
        </PanelBox>
      )}
    </CardBox>
  );
});

/** What sets a fare apart. */
function Marks({ flight }: { flight: Itinerary }) {
  const t = useT('flights');
  return (
    <>
      {flight.badges.map((badge) => (
        <Badge key={badge} tone="accent">
          {t(`results.card.badges.${badge}`)}
        </Badge>
      ))}
      {flight.isPreferred && <Badge tone="info">{t('results.card.preferred')}</Badge>}
      {flight.fareKind !== 'regular' && <Badge tone="success">{t(`results.card.kinds.${flight.fareKind}`)}</Badge>}
      <SeatsLeft count={flight.seatsRemaining} />
    </>
  );
}

type FootProps = Pick<FlightCardProps, 'flight' | 'timesCount' | 'areTimesOpen' | 'onTimes'> & {
  isCompact: boolean;
  panel: Panel | null;
};

function Foot({ flight, isCompact, panel, timesCount = 0, areTimesOpen = false, onTimes }: FootProps) {
  const t = useT('flights');
  const { can } = useSession();
  return (
    <CardFoot>
      <Facts>
        <Baggage text={flight.baggageSummary} />
        <Refundable flight={flight} isPlain={isCompact} />
        <span>{t(flight.fareType === 'Instant' ? 'results.card.instant' : 'results.card.onHold')}</span>
        {!isCompact && <SoldBy flight={flight} />}
      </Facts>
      <PanelButtons>
        {can(Feature.MakeProposal) && <QuoteBox flight={flight} />}
        {timesCount > 0 && (
          <Toggle isOpen={areTimesOpen} text={t('results.card.more', { count: timesCount })} onPress={onTimes} />
        )}
        {flight.brandDetails.length > 0 && (
          <PanelButton
            flight={flight}
            panel="brands"
            isOpen={panel === 'brands'}
            text={t('results.card.brands', { count: flight.brandDetails.length })}
          />
        )}
        <PanelButton flight={flight} panel="details" isOpen={panel === 'details'} text={t('results.card.details')} />
      </PanelButtons>
    </CardFoot>
  );
}

/** Whether the fare is refundable. Plain text takes less height than a badge. */
function Refundable({ flight, isPlain }: { flight: Itinerary; isPlain: boolean }) {
  const t = useT('flights');
  const text = t(flight.refundable ? 'results.card.refundable' : 'results.card.nonRefundable');
  if (isPlain) return <span>{text}</span>;
  return <Badge tone={flight.refundable ? 'success' : 'neutral'}>{text}</Badge>;
}

/** Codeshare numbers of the flights, and the supplier. */
function SoldBy({ flight }: { flight: Itinerary }) {
  const t = useT('flights');
  const source = useShownSource(flight);
  const numbers = [...new Set(flight.brandDetails.map((brand) => numbersOf(brand, flight)))].filter(Boolean).join(', ');
  return (
    <>
      {numbers && <Fact>{t('results.card.alsoSoldAs', { numbers })}</Fact>}
      {source && <Fact>{t('results.card.source', { source })}</Fact>}
    </>
  );
}

function Fact({ children }: { children: ReactNode }) {
  return (
    <Text as="span" size="xs" muted>
      {children}
    </Text>
  );
}

function Baggage({ text }: { text: string }) {
  const t = useT('flights');
  return (
    <Inline as="span" gap={1} wrap={false}>
      <icons.Luggage size={14} aria-label={t('results.card.baggage')} />
      <span>{inWords(t, text)}</span>
    </Inline>
  );
}

interface PanelButtonProps {
  flight: Itinerary;
  panel: Panel;
  isOpen: boolean;
  text: string;
}

function PanelButton({ flight, panel, isOpen, text }: PanelButtonProps) {
  const dispatch = useAppDispatch();
  const toggle = () => {
    // Opening a card freezes the list, so that nothing pushes it away.
    dispatch(runActions.held());
    dispatch(itineraryActions.panelToggled({ flight, panel }));
  };
  return <Toggle isOpen={isOpen} text={text} onPress={toggle} />;
}

function Toggle({ isOpen, text, onPress }: { isOpen: boolean; text: string; onPress: (() => void) | undefined }) {
  const Arrow = isOpen ? icons.ChevronUp : icons.ChevronDown;
  return (
    <Button variant="ghost" size="sm" aria-expanded={isOpen} onPress={onPress} iconEnd={<Arrow size={14} />}>
      {text}
    </Button>
  );
}
