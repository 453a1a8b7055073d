import { problemOf } from '@jetway/kit-api';
import { useT } from '@jetway/kit-runtime';
import type { TableColumn } from '@jetway/kit-ui';
import { Card, EmptyState, ErrorState, Heading, Inline, Stack, Table, Text } from '@jetway/kit-ui';
import type { ReactNode } from 'react';

interface RecordListProps<Row> {
  title: string;
  text: string;
  /** State of the query. */
  list: { error?: unknown; isError: boolean; refetch: () => unknown };
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  columns: readonly TableColumn<Row>[];
  empty: { title: string; text: string };
  /** The "add" button; absent for users who may not add. */
  action?: ReactNode;
}

/** A list with its states: loading, failed, empty, or a table. */
export function RecordList<Row>({ title, text, list, rows, rowKey, columns, empty, action }: RecordListProps<Row>) {
  const t = useT('account');
  return (
    <Card padding="md">
      <Stack gap={4}>
        <Inline justify="space-between" align="end" wrap>
          <Stack gap={1}>
            <Heading level={2} size="md">
              {title}
            </Heading>
            <Text size="sm" muted>
              {text}
            </Text>
          </Stack>
          {action}
        </Inline>
        {list.isError && !rows ? (
          <ErrorState
            title={t('records.failed')}
            text={t('records.failedText')}
            requestId={problemOf(list.error)?.requestId}
            onRetry={() => void list.refetch()}
          />
        ) : rows?.length === 0 ? (
          <EmptyState title={empty.title} text={empty.text} />
        ) : (
          <Table caption={title} columns={columns} rows={rows ?? []} rowKey={rowKey} isLoading={!rows} />
        )}
      </Stack>
    </Card>
  );
}
