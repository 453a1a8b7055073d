import type { ImportDetails } from '@jetway/kit-api/flights';
import { useDeadline, useT } from '@jetway/kit-runtime';
import { Button, Callout, Card, Countdown, DescriptionList, Heading, Inline, Money, Stack, Text } from '@jetway/kit-ui';
import { useEffect, useRef } from 'react';

import { NetSwitch } from '../../../shared/desk/net.switch';
import { useNetKey } from '../../../shared/desk/net-hidden';
import { FareTable } from '../../../shared/trip/fare-table';
import { inWords } from '../../../shared/wire-words';
import { ImportRefusalCallout } from './import.refusal';
import type { RecordKeys } from './queue-share.model';
import { moveOf } from './queue-share.model';
import { useImport } from './use-import';

/** The way to an order: today's fare first, then the import at that fare. */
export function ImportCard({ keys, onReadAgain }: { keys: RecordKeys; onReadAgain: () => void }) {
  const t = useT('flights');
  const { details, refusal, isPricing, isImporting, price, importRecord, expire } = useImport(keys, onReadAgain);
  const isClaimed = refusal?.kind === 'claimed';
  return (
    <Card padding="md" as="section" aria-label={t('queueShare.import.title')}>
      <Stack gap={4}>
        {refusal && <ImportRefusalCallout refusal={refusal} />}
        {details ? (
          <Priced details={details} isImporting={isImporting} onImport={() => void importRecord()} onExpire={expire} />
        ) : (
          !isClaimed && (
            <>
              <Heading level={2} size="md">
                {t('queueShare.import.title')}
              </Heading>
              <Text>{t('queueShare.import.before')}</Text>
              <Button variant="primary" fullWidth isPending={isPricing} onPress={() => void price()}>
                {t('queueShare.import.check')}
              </Button>
            </>
          )
        )}
      </Stack>
    </Card>
  );
}

interface PricedProps {
  details: ImportDetails;
  isImporting: boolean;
  onImport: () => void;
  onExpire: () => void;
}

/** Today's fare beside the one in the record, and what importing does. */
function Priced({ details, isImporting, onImport, onExpire }: PricedProps) {
  const t = useT('flights');
  const deadline = useDeadline();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useNetKey();
  const { current, itinerary, sessionExpiresAt, ticketTimeLimitAt } = details;
  const facts = [
    { term: t('booking.summary.baggage'), description: inWords(t, itinerary.baggageSummary) },
    { term: t('queueShare.import.heldUntil'), description: deadline(ticketTimeLimitAt) },
  ];
  return (
    <>
      <Heading level={2} size="md" ref={heading} tabIndex={-1}>
        {t('queueShare.import.today')}
      </Heading>
      <Move details={details} />
      <Inline justify="space-between" gap={3}>
        <Text size="sm">{t('booking.timer')}</Text>
        {/* Restarts after the import, so that an expiry during it is reported. */}
        <Countdown
          key={String(isImporting)}
          until={sessionExpiresAt}
          warnUnderSeconds={120}
          onExpire={isImporting ? undefined : onExpire}
        />
      </Inline>
      <FareTable fare={current} />
      <NetSwitch />
      <DescriptionList items={facts} />
      <Text size="sm">{t('queueShare.import.effect')}</Text>
      <Button variant="primary" fullWidth isPending={isImporting} onPress={onImport}>
        {t(moveOf(details) ? 'queueShare.import.accept' : 'queueShare.import.action')}
      </Button>
    </>
  );
}

/** How far today's fare is from the one in the record. */
function Move({ details }: { details: ImportDetails }) {
  const t = useT('flights');
  const move = moveOf(details);
  if (!move) return <Callout tone="success">{t('queueShare.import.same')}</Callout>;
  const items = [
    { term: t('queueShare.stored'), description: <Money value={move.stored} muted /> },
    { term: t('queueShare.import.now'), description: <Money value={move.today} /> },
    {
      term: t(move.isDearer ? 'queueShare.import.more' : 'queueShare.import.less'),
      description: <Money value={move.delta} />,
    },
  ];
  return (
    <Callout tone="warning" title={t('queueShare.import.moved')}>
      <DescriptionList items={items} />
    </Callout>
  );
}
