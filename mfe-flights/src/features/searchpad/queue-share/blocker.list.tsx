import type { ImportBlockerName, ImportRecord } from '@jetway/kit-api/flights';
import { Feature } from '@jetway/kit-domain';
import { paths, useSession, useT } from '@jetway/kit-runtime';
import { Button, Callout, LinkButton, Stack, Text } from '@jetway/kit-ui';

import { TransferText } from './transfer.text';

/** What its source can put right, so that reading it again may open the way. */
const MENDABLE: ReadonlySet<ImportBlockerName> = new Set(['notReleasedToQueue', 'waitlisted', 'mixedCurrency']);

interface BlockerListProps {
  found: ImportRecord;
  isReading: boolean;
  onReadAgain: () => void;
}

/** Everything that keeps a record from being imported, each with what to do about it. */
export function BlockerList({ found, isReading, onReadAgain }: BlockerListProps) {
  const t = useT('flights');
  return (
    <Stack gap={3}>
      {found.blockers.map((blocker) => (
        <Blocker key={blocker} blocker={blocker} found={found} />
      ))}
      {found.blockers.every((blocker) => MENDABLE.has(blocker)) && (
        <div>
          <Button variant="primary" isPending={isReading} onPress={onReadAgain}>
            {t('queueShare.readAgain')}
          </Button>
        </div>
      )}
    </Stack>
  );
}

function Blocker({ blocker, found }: { blocker: ImportBlockerName; found: ImportRecord }) {
  const t = useT('flights');
  const { can } = useSession();
  const { orderReference } = found;
  const isOurs = blocker === 'alreadyImported' && orderReference !== undefined;
  const text = t(`queueShare.blockers.${blocker}.text`, { office: found.officeId, reference: orderReference ?? '' });
  return (
    <Callout
      tone="danger"
      title={t(`queueShare.blockers.${blocker}.title`)}
      action={
        isOurs &&
        can(Feature.ViewBooking) && (
          <LinkButton href={paths.flightOrder(orderReference)}>{t('queueShare.openOrder')}</LinkButton>
        )
      }
    >
      <Stack gap={2}>
        <Text>{text}</Text>
        {blocker === 'notReleasedToQueue' && found.transferQueueText && <TransferText text={found.transferQueueText} />}
      </Stack>
    </Callout>
  );
}
