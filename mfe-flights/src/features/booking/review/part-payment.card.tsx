import type { PartialPaymentInfo } from '@jetway/kit-api/flights';
import { useDeadline, useT } from '@jetway/kit-runtime';
import { Card, DescriptionList, Heading, Money, Stack, Text } from '@jetway/kit-ui';

/** Amounts due at ticketing and later, when this fare allows partial payment. The choice is made at ticketing. */
export function PartPaymentCard({ terms: { dueNow, dueLater, dueAt } }: { terms: PartialPaymentInfo }) {
  const t = useT('flights');
  const deadline = useDeadline();
  return (
    <Card padding="md">
      <Stack gap={3}>
        <Heading level={2} size="md">
          {t('booking.part.title')}
        </Heading>
        <DescriptionList
          items={[
            { term: t('booking.part.now'), description: <Money value={dueNow} /> },
            { term: t('booking.part.later'), description: <Money value={dueLater} /> },
            { term: t('booking.part.until'), description: deadline(dueAt) },
          ]}
        />
        <Text size="sm" muted>
          {t('booking.part.text')}
        </Text>
      </Stack>
    </Card>
  );
}
