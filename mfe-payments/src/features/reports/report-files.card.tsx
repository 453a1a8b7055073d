import { useFileExport } from '@jetway/kit-api/files';
import type { ReportJobView } from '@jetway/kit-api/payment';
import { useCancelReportFileMutation, useGetReportFilesQuery } from '@jetway/kit-api/payment';
import { formatDate, formatDeadline } from '@jetway/kit-domain';
import { useLocaleTag, useT, useTenant } from '@jetway/kit-runtime';
import {
  Badge,
  Button,
  Card,
  ErrorState,
  Heading,
  icons,
  Inline,
  ProgressBar,
  Stack,
  Table,
  Text,
  toast,
  VisuallyHidden,
} from '@jetway/kit-ui';
import { useState } from 'react';

import { fileAddress, isUnfinished } from './reports.model';

/** Polling interval of files in progress. */
const POLL_MS = 2_000;

/** The user's files of long reports, which the server generates in the background. */
export function ReportFilesCard() {
  const t = useT('payments');
  const [poll, setPoll] = useState(0);
  const files = useGetReportFilesQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: poll,
    skipPollingIfUnfocused: true,
  });
  const nextPoll = files.data?.items.some(isUnfinished) ? POLL_MS : 0;
  if (nextPoll !== poll) setPoll(nextPoll);
  return (
    <Card padding="md">
      <Stack gap={3}>
        <Heading level={2} size="md">
          {t('reports.files.title')}
        </Heading>
        <Files items={files.data?.items} hasFailed={files.isError} onRetry={() => void files.refetch()} />
      </Stack>
    </Card>
  );
}

interface FilesProps {
  items: ReportJobView[] | undefined;
  hasFailed: boolean;
  onRetry: () => void;
}

function Files({ items, hasFailed, onRetry }: FilesProps) {
  const t = useT('payments');
  if (!items && hasFailed) {
    return (
      <ErrorState level={3} title={t('reports.files.failed')} text={t('reports.files.failedText')} onRetry={onRetry} />
    );
  }
  if (items?.length === 0) return <Text muted>{t('reports.files.empty')}</Text>;
  return (
    <>
      <News items={items ?? []} />
      <Table
        caption={t('reports.files.title')}
        rows={items ?? []}
        isLoading={!items}
        rowKey={(file: ReportJobView) => file.id}
        columns={[
          { id: 'report', title: t('reports.report'), render: (file: ReportJobView) => <Name file={file} /> },
          {
            id: 'format',
            title: t('reports.files.format'),
            render: (file: ReportJobView) => file.format.toUpperCase(),
          },
          { id: 'state', title: t('reports.files.state'), render: (file: ReportJobView) => <State file={file} /> },
          {
            id: 'action',
            title: t('reports.files.action'),
            align: 'end',
            render: (file: ReportJobView) => <Action file={file} />,
          },
        ]}
      />
    </>
  );
}

/** Announces state changes of files, without progress: screen readers would read each percent. */
function News({ items }: { items: readonly ReportJobView[] }) {
  const t = useT('payments');
  const count = (state: ReportJobView['state']) => items.filter((file) => file.state === state).length;
  return (
    <VisuallyHidden role="status">
      {t('reports.files.news', { making: items.filter(isUnfinished).length, ready: count('ready') })}
    </VisuallyHidden>
  );
}

function Name({ file }: { file: ReportJobView }) {
  const t = useT('payments');
  const locale = useLocaleTag();
  return (
    <Stack gap={1}>
      <Text weight="medium">{t(`reports.names.${file.report}`)}</Text>
      <Text size="xs" muted>
        {`${formatDate(file.from, locale)} – ${formatDate(file.to, locale)}`}
      </Text>
    </Stack>
  );
}

function State({ file }: { file: ReportJobView }) {
  const t = useT('payments');
  const locale = useLocaleTag();
  const { timezone } = useTenant();
  switch (file.state) {
    case 'making':
      return <ProgressBar label={t('reports.files.making')} value={file.percent} />;
    case 'ready':
      return (
        <Text size="sm">{t('reports.files.ready', { until: formatDeadline(file.expiresAt, locale, timezone) })}</Text>
      );
    case 'failed':
      return (
        <Stack gap={1}>
          <Badge tone="danger">{t('reports.files.states.failed')}</Badge>
          <Text size="sm">{t(`reports.files.faults.${file.fault ?? 'error'}`)}</Text>
        </Stack>
      );
    default:
      return <Badge tone="neutral">{t(`reports.files.states.${file.state}`)}</Badge>;
  }
}

/** Downloads a finished file, and cancels one in progress. */
function Action({ file }: { file: ReportJobView }) {
  const t = useT('payments');
  const { isSaving, save } = useFileExport(fileAddress(file.id));
  const [cancel, cancelling] = useCancelReportFileMutation();
  const name = { report: t(`reports.names.${file.report}`), format: file.format.toUpperCase() };
  const pressSave = async () => {
    const saved = await save();
    if (saved.kind === 'failed') toast.error(t('reports.files.saveFailed'));
  };
  const pressCancel = async () => {
    const stopped = await cancel({ reportJobRequest: { id: file.id } });
    if (stopped.error) toast.error(t('reports.files.cancelFailed'));
  };
  if (file.state === 'ready') {
    return (
      <Button
        variant="secondary"
        size="sm"
        isPending={isSaving}
        iconStart={<icons.Download aria-hidden size={16} />}
        aria-label={t('reports.files.saveName', name)}
        onPress={() => void pressSave()}
      >
        {t('reports.files.save')}
      </Button>
    );
  }
  if (!isUnfinished(file)) return null;
  return (
    <Inline justify="end">
      <Button
        variant="ghost"
        size="sm"
        isPending={cancelling.isLoading}
        aria-label={t('reports.files.cancelName', name)}
        onPress={() => void pressCancel()}
      >
        {t('reports.files.cancel')}
      </Button>
    </Inline>
  );
}
