import { useDeadline, useT } from '@jetway/kit-runtime';
import { Card, Countdown, DescriptionList, Heading, Inline, Stack, Text } from '@jetway/kit-ui';

import { NetSwitch } from '../../shared/desk/net.switch';
import { useNetKey } from '../../shared/desk/net-hidden';
import { BackToResults } from '../../shared/back-to-results';
import { FareTable } from '../../shared/trip/fare-table';
import { JourneySummaries } from '../../shared/trip/journey-summaries';
import { inWords } from '../../shared/wire-words';
import type { BookingSession } from '../../shared/booking/booking.slice';

interface TripCardProps {
  session: BookingSession;
  /** During a supplier call: its response states the new price. */
  isPaused: boolean;
  onExpire: () => void;
}

/** What is booked, its price, and how long the price is valid. */
export function TripCard({ session, isPaused, onExpire }: TripCardProps) {
  const t = useT('flights');
  const deadline = useDeadline();
  const { itinerary, ticketTimeLimitAt } = session.pricing;
  useNetKey();
  return (
    <>
      {session.sessionExpiresAt && (
        <Card padding="md">
          <Inline justify="space-between" gap={3}>
            <Text size="sm">{t('booking.timer')}</Text>
            {/* Restarts after a pause, so that an expiry during the pause is reported. */}
            <Countdown
              key={String(isPaused)}
              until={session.sessionExpiresAt}
              warnUnderSeconds={120}
              onExpire={isPaused ? undefined : onExpire}
            />
          </Inline>
        </Card>
      )}
      {itinerary && (
        <Card padding="md">
          <Stack gap={4}>
            <Inline justify="space-between" gap={3}>
              <Heading level={2} size="md">
                {t('booking.summary.trip')}
              </Heading>
              <BackToResults requestId={session.request.requestId} label={t('booking.summary.change')} />
            </Inline>
            <JourneySummaries {...itinerary} journeys={itinerary.flightSummary} />
            <DescriptionList
              items={[
                { term: t('booking.summary.baggage'), description: inWords(t, itinerary.baggageSummary) },
                ...(ticketTimeLimitAt
                  ? [{ term: t('booking.timeLimit'), description: deadline(ticketTimeLimitAt) }]
                  : []),
              ]}
            />
          </Stack>
        </Card>
      )}
      {session.fare && (
        <Card padding="md">
          <Stack gap={3}>
            <Heading level={2} size="md">
              {t('booking.summary.fare')}
            </Heading>
            <FareTable fare={session.fare} />
            <NetSwitch />
          </Stack>
        </Card>
      )}
    </>
  );
}
