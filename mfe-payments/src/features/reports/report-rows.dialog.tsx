import { problemOf } from '@jetway/kit-api';
import type { ReportItem, ReportRow } from '@jetway/kit-api/payment';
import { useGetReportRowsQuery } from '@jetway/kit-api/payment';
import { formatDate } from '@jetway/kit-domain';
import { useLocaleTag, useT } from '@jetway/kit-runtime';
import { Badge, Dialog, ErrorState, Money, Pagination, Stack, Table, Text } from '@jetway/kit-ui';
import { useState } from 'react';

import { OneLine } from '../../shared/list.styles';
import { OrderReference } from '../../shared/order-reference';
import type { ReportView } from './reports.model';
import { requestOf } from './reports.model';

interface ReportRowsDialogProps {
  view: ReportView;
  /** The line whose sales are shown. */
  line: ReportItem;
  /** Its name as displayed. */
  title: string;
  onClose: () => void;
}

/** The sales behind a line of a report; a reference opens the order. */
export function ReportRowsDialog({ view, line, title, onClose }: ReportRowsDialogProps) {
  const t = useT('payments');
  const [page, setPage] = useState(1);
  const rows = useGetReportRowsQuery(
    { reportRowsRequest: { ...requestOf(view), key: line.key, page } },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <Dialog title={title} isOpen onOpenChange={onClose} size="xl">
      {rows.isError && !rows.data ? (
        <ErrorState
          level={3}
          title={t('reports.failed')}
          text={t('reports.failedText')}
          requestId={problemOf(rows.error)?.requestId}
          onRetry={() => void rows.refetch()}
        />
      ) : (
        <Stack gap={4}>
          <SalesTable rows={rows.data?.items} />
          {rows.data && (
            <Pagination
              label={t('reports.pages')}
              page={rows.data.page}
              pageSize={rows.data.pageSize}
              total={rows.data.total}
              onChange={setPage}
            />
          )}
        </Stack>
      )}
    </Dialog>
  );
}

/** Shows loading rows without `rows`. */
function SalesTable({ rows }: { rows: readonly ReportRow[] | undefined }) {
  const t = useT('payments');
  const locale = useLocaleTag();
  return (
    <Table
      caption={t('reports.rowsCaption')}
      rows={rows ?? []}
      isLoading={!rows}
      rowKey={(row: ReportRow) => row.entryNo}
      columns={[
        {
          id: 'date',
          title: t('reports.columns.date'),
          render: (row: ReportRow) => <OneLine>{formatDate(row.valueOn, locale)}</OneLine>,
        },
        {
          id: 'order',
          title: t('reports.columns.order'),
          render: ({ orderReference }: ReportRow) => <OrderReference reference={orderReference} />,
        },
        {
          id: 'trip',
          title: t('reports.columns.trip'),
          render: (row: ReportRow) => (
            <Stack gap={1}>
              <Text weight="medium">{row.title}</Text>
              <Text size="xs" muted>
                {row.leadName}
              </Text>
            </Stack>
          ),
        },
        {
          id: 'type',
          title: t('reports.columns.type'),
          render: (row: ReportRow) => (
            <Badge tone={row.type === 'issue' ? 'neutral' : 'success'}>{t(`types.${row.type}`)}</Badge>
          ),
        },
        {
          id: 'tickets',
          title: t('reports.columns.tickets'),
          render: (row: ReportRow) => <Text size="sm">{row.tickets.join(', ')}</Text>,
        },
        { id: 'staff', title: t('reports.columns.staff'), render: (row: ReportRow) => row.staff },
        { id: 'airline', title: t('reports.columns.airline'), render: (row: ReportRow) => row.airline },
        {
          id: 'amount',
          title: t('reports.columns.amount'),
          align: 'end',
          render: (row: ReportRow) => (row.amount ? <Money value={row.amount} /> : null),
        },
      ]}
    />
  );
}
