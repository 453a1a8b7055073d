import { problemOf } from '@jetway/kit-api';
import type { ReportItem } from '@jetway/kit-api/payment';
import { useRunReportQuery } from '@jetway/kit-api/payment';
import { dateIn } from '@jetway/kit-domain/days';
import { useSession, useT, useTenant } from '@jetway/kit-runtime';
import { useSearchParams } from '@jetway/kit-runtime/router';
import {
  Card,
  DateRangePicker,
  EmptyState,
  ErrorState,
  Inline,
  Money,
  PageHeader,
  Select,
  Stack,
  Text,
} from '@jetway/kit-ui';
import { useState } from 'react';

import { ReportFilesCard } from './report-files.card';
import { ReportExport } from './report.export';
import { ReportRowsDialog } from './report-rows.dialog';
import { ReportTable } from './report.table';
import type { ReportView } from './reports.model';
import { isOnSales, queryOf, REPORTS, requestOf, viewFrom } from './reports.model';
import { ChoiceBar } from './reports.styles';
import { useLineName } from './use-line-name';

/** `/reports`: a report of a period, its totals, and the sales behind each line. */
export function ReportsPage() {
  const t = useT('payments');
  const { can } = useSession();
  const [query, setQuery] = useSearchParams();
  // Entries count for days of the portal, not of the browser.
  const today = dateIn(useTenant().timezone, new Date());
  const offered = REPORTS.filter((report) => !('feature' in report) || can(report.feature));
  const view = viewFrom(query, today, offered);
  const show = (part: Partial<ReportView>) => setQuery(queryOf({ ...view, ...part }), { replace: true });
  return (
    <>
      <PageHeader
        title={t('reports.title')}
        subtitle={t('reports.subtitle')}
        actions={isOnSales(view.report) && <ReportExport view={view} />}
      />
      <Stack gap={5}>
        <Card padding="md">
          <Stack gap={5}>
            <ChoiceBar>
              <Select
                label={t('reports.report')}
                options={offered.map(({ name }) => ({ value: name, label: t(`reports.names.${name}`) }))}
                value={view.report}
                onChange={(report) => show({ report })}
              />
              {view.report !== 'dues' && (
                <DateRangePicker
                  labelStart={t('reports.from')}
                  labelEnd={t('reports.to')}
                  start={view.from}
                  end={view.to}
                  max={today}
                  onChange={({ start, end }) => show({ from: start || view.from, to: end || start || view.to })}
                />
              )}
            </ChoiceBar>
            <Report key={queryOf(view).toString()} view={view} />
          </Stack>
        </Card>
        {isOnSales(view.report) && <ReportFilesCard />}
      </Stack>
    </>
  );
}

function Report({ view }: { view: ReportView }) {
  const t = useT('payments');
  const nameOf = useLineName(view.report);
  const [opened, setOpened] = useState<ReportItem>();
  const { data, error, isError, refetch } = useRunReportQuery(
    { reportRequest: requestOf(view) },
    { refetchOnMountOrArgChange: true },
  );
  if (isError && !data) {
    return (
      <ErrorState
        title={t('reports.failed')}
        text={t('reports.failedText')}
        requestId={problemOf(error)?.requestId}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data?.lines.length === 0) return <EmptyState title={t('reports.empty')} text={t('reports.emptyText')} />;
  const money = (amount: string | undefined) => (data && amount ? { currency: data.currency, amount } : undefined);
  return (
    <Stack gap={4}>
      {data && (
        <Inline gap={5} wrap>
          <Figure label={t('reports.opening')} value={money(data.openingBalance)} />
          <Figure label={t('reports.total', { entries: data.count })} value={money(data.total)} />
          <Figure label={t('reports.closing')} value={money(data.closingBalance)} />
        </Inline>
      )}
      <ReportTable view={view} data={data} onOpen={setOpened} />
      {opened && (
        <ReportRowsDialog view={view} line={opened} title={nameOf(opened)} onClose={() => setOpened(undefined)} />
      )}
    </Stack>
  );
}

/** Nothing without an amount. */
function Figure({ label, value }: { label: string; value: { currency: string; amount: string } | undefined }) {
  if (!value) return null;
  return (
    <Inline gap={2}>
      <Text size="sm" muted>
        {label}
      </Text>
      <Money value={value} size="lg" />
    </Inline>
  );
}
