import { problemOf } from '@jetway/kit-api';
import type { Order } from '@jetway/kit-api/flights';
import type { FiledFare, OrderSupplementary } from '@jetway/kit-api/payment';
import { useGetOrderSupplementaryQuery } from '@jetway/kit-api/payment';
import { formatDateTime } from '@jetway/kit-domain';
import { PaymentsTable, problemKey } from '@jetway/kit-orders';
import { useLocaleTag, useT } from '@jetway/kit-runtime';
import { Button, Card, Code, ErrorState, Heading, Inline, Skeleton, Stack, Table, Text } from '@jetway/kit-ui';
import { useState } from 'react';

/** Additional information on an order: provider payments, operations' decisions, filed fare. Loads when expanded. */
export function SupplementaryCard({ order: { orderReference, version } }: { order: Order }) {
  const t = useT('flights');
  const [isOpen, setOpen] = useState(false);
  return (
    <Card padding="md">
      <Stack gap={4}>
        <Inline justify="space-between" gap={3}>
          <Heading level={2} size="md">
            {t('order.supplementary.title')}
          </Heading>
          <Button variant="ghost" size="sm" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
            {t(isOpen ? 'order.supplementary.hide' : 'order.supplementary.show')}
          </Button>
        </Inline>
        {isOpen && <Contents key={version} orderReference={orderReference} />}
      </Stack>
    </Card>
  );
}

function Contents({ orderReference }: { orderReference: string }) {
  const t = useT('flights');
  const read = useGetOrderSupplementaryQuery({ orderReference }, { refetchOnMountOrArgChange: true });
  if (read.data) return <Read data={read.data} />;
  if (!read.isError) return <Skeleton height="6rem" />;
  return (
    <ErrorState
      level={3}
      title={t('order.supplementary.failed')}
      text={t(`orders.problems.${problemKey(read.error)}`)}
      requestId={problemOf(read.error)?.requestId}
      onRetry={() => void read.refetch()}
    />
  );
}

function Read({ data: { payments, partRequest, filed } }: { data: OrderSupplementary }) {
  const t = useT('flights');
  const locale = useLocaleTag();
  return (
    <Stack gap={5}>
      <PaymentsTable payments={payments} />
      {partRequest && (
        <Stack gap={1}>
          <Text weight="semibold">{t(`order.pay.asked.${partRequest.state}`)}</Text>
          <Text size="sm" muted>
            {t('orders.history.by', {
              at: formatDateTime(partRequest.requestedAt, locale),
              by: partRequest.requestedBy,
            })}
          </Text>
          {partRequest.remark && <Text>{partRequest.remark}</Text>}
          {partRequest.answer && <Text>{partRequest.answer}</Text>}
        </Stack>
      )}
      <Table
        caption={t('order.supplementary.filed')}
        rows={filed}
        rowKey={(fare: FiledFare) => fare.segmentId}
        columns={[
          { id: 'flight', title: t('order.supplementary.flight'), render: ({ flight }: FiledFare) => flight },
          {
            id: 'basis',
            title: t('order.supplementary.basis'),
            render: ({ fareBasis }: FiledFare) => <Code>{fareBasis}</Code>,
          },
          { id: 'rbd', title: t('order.supplementary.rbd'), render: ({ rbd }: FiledFare) => <Code>{rbd}</Code> },
        ]}
      />
    </Stack>
  );
}
