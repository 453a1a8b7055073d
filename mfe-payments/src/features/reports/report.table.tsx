import type { ReportItem, ReportResponse } from '@jetway/kit-api/payment';
import { useT } from '@jetway/kit-runtime';
import { Link } from '@jetway/kit-runtime/router';
import { Button, Money, Table } from '@jetway/kit-ui';

import type { ReportView } from './reports.model';
import { isOnSales, pageOf } from './reports.model';
import { useLineName } from './use-line-name';

interface ReportTableProps {
  view: ReportView;
  /** Loading rows are shown without it. */
  data: ReportResponse | undefined;
  onOpen: (line: ReportItem) => void;
}

/** One row per line. A line of sales opens the sales behind it; the others lead to the page with their rows. */
export function ReportTable({ view, data, onOpen }: ReportTableProps) {
  const t = useT('payments');
  const { report } = view;
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
              <Link to={pageOf(view, line.key)}>{nameOf(line)}</Link>
            ),
        },
        { id: 'count', title: t('reports.columns.count'), align: 'end', render: (line: ReportItem) => line.count },
        {
          id: 'amount',
          title: t('reports.columns.amount'),
          align: 'end',
          render: ({ amount }: ReportItem) =>
            data && amount ? <Money value={{ currency: data.currency, amount }} /> : null,
        },
      ]}
    />
  );
}
