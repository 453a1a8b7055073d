import type { ImportRecord, ImportSegmentStatusName, ImportTraveller, Segment } from '@jetway/kit-api/flights';
import { useAirGetImportPnrSourcesQuery } from '@jetway/kit-api/flights';
import { Fact } from '@jetway/kit-orders';
import { useDeadline, useT } from '@jetway/kit-runtime';
import { Badge, Card, Heading, Inline, LinkButton, Money, Stack, StatusPill, Table, Text } from '@jetway/kit-ui';
import { useEffect, useRef } from 'react';

import { QUEUE_SHARE } from '../../../shared/addresses';
import { SegmentTimeline } from '../../../shared/trip/segment-timeline';
import { ticketName } from '../../../shared/trip/ticket-name';
import { BlockerList } from './blocker.list';
import { ImportCard } from './import.card';
import type { RecordKeys } from './queue-share.model';
import { Sides } from './queue-share.styles';

interface RecordViewProps {
  found: ImportRecord;
  keys: RecordKeys;
  isReading: boolean;
  onReadAgain: () => void;
}

/** A record as its source has it: obstacles to importing it, travellers and flights, and the import into an order. */
export function RecordView({ found, keys, isReading, onReadAgain }: RecordViewProps) {
  const isOpen = found.blockers.length === 0;
  return (
    <Stack gap={5}>
      <RecordHead found={found} />
      {!isOpen && <BlockerList found={found} isReading={isReading} onReadAgain={onReadAgain} />}
      {found.segments.length > 0 && (
        <Sides>
          <Stack gap={5}>
            <People travellers={found.travellers} />
            <Trip found={found} />
          </Stack>
          {isOpen && <ImportCard keys={keys} onReadAgain={onReadAgain} />}
        </Sides>
      )}
    </Stack>
  );
}

function RecordHead({ found }: { found: ImportRecord }) {
  const t = useT('flights');
  const deadline = useDeadline();
  const sources = useAirGetImportPnrSourcesQuery();
  const heading = useRef<HTMLHeadingElement>(null);
  const isOpen = found.blockers.length === 0;
  // Also after a refresh changed the available actions: the button that was pressed is gone.
  useEffect(() => heading.current?.focus(), [isOpen]);
  return (
    <Card padding="md">
      <Stack gap={4}>
        <Inline justify="space-between" gap={4}>
          <Inline gap={3}>
            <Heading level={1} size="xl" ref={heading} tabIndex={-1}>
              {t('queueShare.heading', { pnr: found.pnr })}
            </Heading>
            <StatusPill tone={isOpen ? 'success' : 'danger'}>
              {t(isOpen ? 'queueShare.ready' : 'queueShare.blocked')}
            </StatusPill>
          </Inline>
          <LinkButton href={QUEUE_SHARE}>{t('queueShare.another')}</LinkButton>
        </Inline>
        <Inline gap={6} align="start">
          <Fact label={t('queueShare.source.name')}>
            <Text>{sources.data?.sources.find(({ code }) => code === found.source)?.name ?? found.source}</Text>
          </Fact>
          <Fact label={t('queueShare.madeBy')}>
            <Text>
              <bdi>{found.officeId}</bdi>
            </Text>
          </Fact>
          {found.groupName && (
            <Fact label={t('queueShare.group')}>
              <Text>
                <bdi>{found.groupName}</bdi>
              </Text>
            </Fact>
          )}
          {found.ticketTimeLimitAt && (
            <Fact label={t('queueShare.limit')}>
              <Text>{deadline(found.ticketTimeLimitAt)}</Text>
            </Fact>
          )}
          {found.storedFare && (
            <Fact label={t('queueShare.stored')}>
              <Money value={found.storedFare} />
            </Fact>
          )}
        </Inline>
      </Stack>
    </Card>
  );
}

function People({ travellers }: { travellers: ImportTraveller[] }) {
  const t = useT('flights');
  return (
    <Card padding="md">
      <Stack gap={3}>
        <Heading level={2} size="md">
          {t('order.travellers.title')}
        </Heading>
        <Table
          caption={t('order.travellers.title')}
          rows={travellers}
          rowKey={(traveller: ImportTraveller) => traveller.travellerId}
          columns={[
            {
              id: 'name',
              title: t('order.travellers.name'),
              render: (traveller: ImportTraveller) => <bdi>{ticketName(traveller)}</bdi>,
            },
            {
              id: 'type',
              title: t('queueShare.type'),
              render: (traveller: ImportTraveller) => (
                <Badge tone="neutral">{t(`booking.types.${traveller.passengerType}`)}</Badge>
              ),
            },
          ]}
        />
      </Stack>
    </Card>
  );
}

const TONES = { confirmed: 'success', waitlisted: 'warning', flown: 'neutral' } as const satisfies Record<
  ImportSegmentStatusName,
  string
>;

/** Every flight in local times, with its state in the record. */
function Trip({ found: { segments } }: { found: ImportRecord }) {
  const t = useT('flights');
  const statusOf = ({ segmentId }: Segment) =>
    segments.find(({ segment }) => segment.segmentId === segmentId)?.status ?? 'confirmed';
  const markOf = (segment: Segment) => (
    <StatusPill tone={TONES[statusOf(segment)]}>{t(`queueShare.segment.${statusOf(segment)}`)}</StatusPill>
  );
  return (
    <Card padding="md">
      <Stack gap={4}>
        <Heading level={2} size="md">
          {t('queueShare.flights')}
        </Heading>
        <SegmentTimeline segments={segments.map(({ segment }) => segment)} markOf={markOf} />
      </Stack>
    </Card>
  );
}
