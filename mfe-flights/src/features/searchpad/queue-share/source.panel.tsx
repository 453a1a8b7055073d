import type { ImportSource } from '@jetway/kit-api/flights';
import { useT } from '@jetway/kit-runtime';
import { Card, DescriptionList, Heading, Stack } from '@jetway/kit-ui';

import { TransferText } from './transfer.text';

/** What the office that made the record must do before it can be imported. */
export function SourcePanel({ source }: { source: ImportSource }) {
  const t = useT('flights');
  const facts = [
    { term: t('queueShare.source.office'), description: <bdi>{source.officeId}</bdi> },
    { term: t('queueShare.source.queue'), description: source.queue && <bdi>{source.queue}</bdi> },
  ];
  return (
    <Card padding="md" sunken as="section" aria-label={t('queueShare.source.transfer', { source: source.name })}>
      <Stack gap={3}>
        <Heading level={2} size="sm">
          {t('queueShare.source.transfer', { source: source.name })}
        </Heading>
        <TransferText text={source.transferQueueText} />
        <DescriptionList layout="stacked" items={facts.filter(({ description }) => Boolean(description))} />
      </Stack>
    </Card>
  );
}
