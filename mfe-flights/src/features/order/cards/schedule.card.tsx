import type { Order, ScheduleChange, Segment } from '@jetway/kit-api/flights';
import { useAcceptScheduleChangeMutation } from '@jetway/kit-api/flights';
import { formatDate, formatTime } from '@jetway/kit-domain';
import { useLocaleTag, useT } from '@jetway/kit-runtime';
import { Button, Callout, Card, DescriptionList, Heading, Stack, Text, toast } from '@jetway/kit-ui';

import { problemKey } from '../../../shared/problem-text';

interface ScheduleCardProps {
  order: Order;
  change: ScheduleChange;
}

/** Flights the airline moved after they were sold: the times as they were and as they are, until somebody accepts them. */
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
        {movedFlights(segments, change.segments).map((pair) => (
          <MovedFlight key={pair.now.segmentId} {...pair} />
        ))}
        <Text muted>{t('order.schedule.text')}</Text>
        {error !== undefined && (
          <Callout tone="danger" title={t('order.schedule.failed')}>
            {t(`problems.${problemKey(error)}`)}
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

function MovedFlight({ before, now }: Moved) {
  const t = useT('flights');
  const times = useTimes();
  return (
    <Stack gap={2}>
      <Text weight="semibold">
        {t('order.schedule.flight', { flight: `${now.marketing.code} ${now.marketing.number}`, from: now.origin.city, to: now.destination.city })}
      </Text>
      <DescriptionList
        items={[
          { term: t('order.schedule.before'), description: times(before) },
          { term: t('order.schedule.now'), description: <strong>{times(now)}</strong> },
        ]}
      />
    </Stack>
  );
}

/** Both ends of a flight, in the wall time of each airport. */
function useTimes(): (segment: Segment) => string {
  const locale = useLocaleTag();
  return ({ origin, destination }) => `${formatDate(origin.local, locale)} ${formatTime(origin.local, locale)} – ${formatTime(destination.local, locale)}`;
}

function movedFlights(sold: Segment[], flown: Segment[]): Moved[] {
  return sold.flatMap((before) => {
    const now = flown.find(({ segmentId }) => segmentId === before.segmentId);
    const isMoved = now && (now.origin.utc !== before.origin.utc || now.destination.utc !== before.destination.utc);
    return isMoved ? [{ before, now }] : [];
  });
}
