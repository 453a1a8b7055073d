import type { ReportItem, ReportName, ReportResponse } from '@jetway/kit-api/payment';
import { formatDate } from '@jetway/kit-domain';
import { useLocaleTag, useT } from '@jetway/kit-runtime';
import { Button, Money, Table } from '@jetway/kit-ui';

import { isOnSales } from './reports.model';

interface ReportTableProps {
  report: ReportName;
  /** Loading rows are shown without it. */
  data: ReportResponse | undefined;
  onOpen: (line: ReportItem) => void;
}

const ENTRY_TYPES = ['deposit', 'issue', 'void', 'refund', 'adjustment', 'fee'] as const;
const DUE_STATES = ['open', 'overdue', 'settled'] as const;

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

/** What a line is called: a date, a name, a type of entry or a state, in the reader's language. */
export function useLineName(report: ReportName): (line: ReportItem) => string {
  const t = useT('payments');
  const locale = useLocaleTag();
  return ({ key, label }) => {
    const type = ENTRY_TYPES.find((known) => known === key);
    const state = DUE_STATES.find((known) => known === key);
    if (report === 'salesByDay') return formatDate(key, locale);
    if (report === 'ledger' && type) return t(`types.${type}`);
    if (report === 'dues' && state) return t(`dues.states.${state}`);
    return label || t(report === 'salesByBranch' ? 'reports.noBranch' : 'reports.unnamed');
  };
}
