import type { JourneyFare, JourneyLine, JourneyStay, JourneyVisa, SharedJourney } from '@jetway/kit-api/flights';
import { dayOffset, formatDate, formatDateTime, formatTime } from '@jetway/kit-domain';
import { useLocaleTag, useT } from '@jetway/kit-runtime';
import { Heading, Money, Stack, Text } from '@jetway/kit-ui';

import { FlightBox, Price } from './proposal.styles';

/** Flights, hotels and visas that are offered together, with their sum. */
export function ProposedJourney({ journey: { lines, total } }: { journey: SharedJourney }) {
  const t = useT('flights');
  return (
    <>
      {lines.map((line) => (
        <Line key={line.kind} line={line} />
      ))}
      <FlightBox aria-label={t('proposal.journey.total')}>
        <Heading level={2} size="md">
          {t('proposal.journey.total')}
        </Heading>
        <Price>
          <Money value={total} size="xl" />
        </Price>
      </FlightBox>
    </>
  );
}

function Line({ line: { kind, amount, fare, stay, visa } }: { line: JourneyLine }) {
  const t = useT('flights');
  const name = t(`proposal.journey.kinds.${kind}`);
  return (
    <FlightBox aria-label={name}>
      <Stack gap={3}>
        <Heading level={2} size="md">
          {name}
        </Heading>
        {fare && <Fare fare={fare} />}
        {stay && <Stay stay={stay} />}
        {visa && <Visa visa={visa} />}
      </Stack>
      <Price>
        <Money value={amount} size="lg" />
      </Price>
    </FlightBox>
  );
}

function Fare({ fare: { airline, journeys, baggage } }: { fare: JourneyFare }) {
  const t = useT('flights');
  const locale = useLocaleTag();
  return (
    <Stack gap={2}>
      <Text weight="medium">{airline.name}</Text>
      {journeys.map(({ date, flights }) => (
        <Stack key={date} gap={1}>
          <Text weight="medium">{formatDate(date, locale)}</Text>
          {flights.map(({ number, origin, departure, destination, arrival }) => (
            <Text key={number + departure}>
              <bdi>{number}</bdi>{' '}
              <bdi>
                {origin} {formatTime(departure, locale)} – {destination} {formatTime(arrival, locale)}
              </bdi>
              {dayOffset(departure, arrival) !== 0 &&
                ` · ${t('results.details.nextDay', { date: formatDate(arrival, locale) })}`}
            </Text>
          ))}
        </Stack>
      ))}
      <Text size="sm" muted>
        {t('proposal.journey.baggage', { baggage })}
      </Text>
    </Stack>
  );
}

function Stay({ stay }: { stay: JourneyStay }) {
  const t = useT('flights');
  const locale = useLocaleTag();
  const free = stay.freeCancellationUntilLocal;
  return (
    <Stack gap={1}>
      <Text weight="medium">
        <bdi>{stay.name}</bdi> · {t('proposal.journey.stars', { count: stay.stars })}
      </Text>
      <Text size="sm" muted>
        <bdi>{stay.address}</bdi>
      </Text>
      <Text>
        {formatDate(stay.checkIn, locale)} – {formatDate(stay.checkOut, locale)} ·{' '}
        {t('proposal.journey.nights', { count: stay.nights })}
      </Text>
      <Text>
        {t('proposal.journey.rooms', { count: stay.rooms })} · <bdi>{stay.room}</bdi> ·{' '}
        {t(`proposal.journey.boards.${stay.board}`)}
      </Text>
      <Text size="sm">
        {free ? t('proposal.journey.freeUntil', { at: formatDateTime(free, locale) }) : t('proposal.journey.notFree')}
      </Text>
      {stay.payAtHotel && (
        <Text size="sm">
          {t('proposal.journey.atHotel')} <Money value={stay.payAtHotel} />
        </Text>
      )}
    </Stack>
  );
}

function Visa({ visa: { name, applicants, minDays, maxDays } }: { visa: JourneyVisa }) {
  const t = useT('flights');
  return (
    <Stack gap={1}>
      <Text weight="medium">
        <bdi>{name}</bdi> · {t('proposal.journey.applicants', { count: applicants })}
      </Text>
      <Text size="sm">{t('proposal.journey.processing', { min: minDays, max: maxDays })}</Text>
    </Stack>
  );
}
