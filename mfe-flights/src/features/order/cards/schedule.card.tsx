import type { Order, ScheduleChange, Segment } from '@jetway/kit-api/flights';
import { useAcceptScheduleChangeMutation } from '@jetway/kit-api/flights';
import { problemKey } from '@jetway/kit-orders';
import { useT } from '@jetway/kit-runtime';
import { Button, Callout, Card, Heading, Stack, Text, toast } from '@jetway/kit-ui';

import { isMoved } from '../../../shared/trip/fare-change';
import { flightNumber } from '../../../shared/trip/flight-numbers';
import { MovedFlight } from '../../../shared/trip/moved-flight';

interface ScheduleCardProps {
  order: Order;
  change: ScheduleChange;
}

/** A schedule change after the sale: old and new times, until a user accepts them. */
export function ScheduleCard({ order: { orderReference, segments, actions }, change }: ScheduleCardProps) {
  const t = useT('flights');
  const [accept, { isLoading, error }] = useAcceptScheduleChangeMutation();
  const send = async () => {
    const reply = await accept({ acceptScheduleRequest: { orderReference, noticedAt: change.noticedAt } });
    if (reply.data) toast.success(t('order.schedule.accepted'));
  };
  return (
    <Card padding="md">
      <Stack gap={4}>
        <Heading level={2} size="md">
          {t('order.schedule.title')}
        </Heading>
        {movedFlights(segments, change.segments).map(({ before, now }) => (
          <MovedFlight
            key={now.segmentId}
            flight={flightNumber(now)}
            before={before}
            now={now}
            beforeTerm={t('order.schedule.before')}
          />
        ))}
        <Text muted>{t('order.schedule.text')}</Text>
        {error !== undefined && (
          <Callout tone="danger" title={t('order.schedule.failed')}>
            {t(`orders.problems.${problemKey(error)}`)}
          </Callout>
        )}
        {actions.includes('acceptSchedule') && (
          <div>
            <Button variant="primary" isPending={isLoading} onPress={() => void send()}>
              {t('order.schedule.accept')}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
}

interface Moved {
  before: Segment;
  now: Segment;
}

function movedFlights(sold: Segment[], flown: Segment[]): Moved[] {
  return sold.flatMap((before) => {
    const now = flown.find(({ segmentId }) => segmentId === before.segmentId);
    return now && isMoved(before, now) ? [{ before, now }] : [];
  });
}
