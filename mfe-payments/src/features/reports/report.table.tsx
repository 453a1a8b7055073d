import type { ReportItem, ReportName, ReportResponse } from '@jetway/kit-api/payment';
import { useT } from '@jetway/kit-runtime';
import { Button, Money, Table } from '@jetway/kit-ui';

import { isOnSales } from './reports.model';
import { useLineName } from './use-line-name';

interface ReportTableProps {
  report: ReportName;
  /** Loading rows are shown without it. */
  data: ReportResponse | undefined;
  onOpen: (line: ReportItem) => void;
}

/** One row per line; a line of sales opens the sales behind it. */
export function ReportTable({ report, data, onOpen }: ReportTableProps) {
  const t = useT('payments');
  const nameOf = useLineName(report);
  return (
    <Table
      caption={t(`reports.names.${report}`)}
      rows={data?.lines ?? []}
      isLoading={!data}
      rowKey={(line: ReportItem) => line.key}
      columns={[
        {
          id: 'name',
          title: t(`reports.by.${report}`),
          render: (line: ReportItem) =>
            isOnSales(report) ? (
              <Button variant="ghost" size="sm" onPress={() => onOpen(line)}>
                {nameOf(line)}
              </Button>
            ) : (
              nameOf(line)
            ),
        },
        { id: 'count', title: t('reports.columns.count'), align: 'end', render: (line: ReportItem) => line.count },
        {
          id: 'amount',
          title: t('reports.columns.amount'),
          align: 'end',
          render: ({ amount }: ReportItem) => (data && amount ? <Money value={{ currency: data.currency, amount }} /> : null),
        },
      ]}
    />
  );
}
