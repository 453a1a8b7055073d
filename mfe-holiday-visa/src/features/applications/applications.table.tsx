import type { VisaQueueRow } from '@jetway/kit-api/visas';
import { formatDate, formatDateTime } from '@jetway/kit-domain';
import { Unbroken, useSelectionColumn } from '@jetway/kit-orders';
import { useDeadline, useLocaleTag, useT } from '@jetway/kit-runtime';
import { Link, useNavigate } from '@jetway/kit-runtime/router';
import { Money, Stack, Table, Text } from '@jetway/kit-ui';

import { orderHref } from '../../shared/orders/addresses';
import { useVisaWords } from '../../shared/orders/use-visa-words';
import { useNetHidden } from '../../shared/orders/visa-orders';
import { VisaStatus } from '../../shared/orders/visa-status';

interface ApplicationsTableProps {
  rows: VisaQueueRow[];
  /** The selection; absent where nothing can be selected. */
  selected: { chosen: readonly string[]; onChoose: (chosen: string[]) => void } | undefined;
}

/** One row per application; its reference opens it. */
export function ApplicationsTable({ rows, selected }: ApplicationsTableProps) {
  const t = useT('visas');
  const locale = useLocaleTag();
  const words = useVisaWords();
  const navigate = useNavigate();
  const selection = useSelectionColumn(({ referenceId }: VisaQueueRow) => referenceId, selected);
  const columns = [
    ...selection,
    {
      id: 'reference',
      title: t('applications.columns.reference'),
      render: ({ referenceId }: VisaQueueRow) => (
        <Unbroken>
          <Link to={orderHref(referenceId)}>{referenceId}</Link>
        </Unbroken>
      ),
    },
    {
      id: 'visa',
      title: t('applications.columns.visa'),
      render: ({ destination, product }: VisaQueueRow) => (
        <Stack gap={1}>
          <Text weight="medium">{words.country(destination)}</Text>
          <Text size="xs" muted>
            <bdi>{product}</bdi>
          </Text>
        </Stack>
      ),
    },
    {
      id: 'applicants',
      title: t('applications.columns.applicants'),
      render: ({ leadApplicant, applicants }: VisaQueueRow) => (
        <Stack gap={1}>
          {leadApplicant && (
            <Text>
              <bdi>{leadApplicant}</bdi>
            </Text>
          )}
          <Text size="xs" muted>
            {t('words.applicants', { count: applicants })}
          </Text>
        </Stack>
      ),
    },
    {
      id: 'travel',
      title: t('applications.columns.travel'),
      render: ({ travelDate }: VisaQueueRow) => <Unbroken>{formatDate(travelDate, locale)}</Unbroken>,
    },
    { id: 'status', title: t('applications.columns.status'), render: (row: VisaQueueRow) => <Status row={row} /> },
    {
      id: 'amount',
      title: t('applications.columns.amount'),
      align: 'end' as const,
      render: (row: VisaQueueRow) => <Amount row={row} />,
    },
    {
      id: 'created',
      title: t('applications.columns.created'),
      render: ({ createdAt, createdBy }: VisaQueueRow) => (
        <Stack gap={1}>
          <Text>{formatDateTime(createdAt, locale)}</Text>
          <Text size="xs" muted>
            {createdBy}
          </Text>
        </Stack>
      ),
    },
  ];
  return (
    <Table
      caption={t('applications.title')}
      rows={rows}
      rowKey={(row: VisaQueueRow) => row.referenceId}
      columns={columns}
      onRowAction={(row: VisaQueueRow) => void navigate(orderHref(row.referenceId))}
    />
  );
}

/** The status, and until when the agency has to act. */
function Status({ row: { status, dueAt, draftUntil } }: { row: VisaQueueRow }) {
  const t = useT('visas');
  const deadline = useDeadline();
  const line = dueAt
    ? t('applications.dueAt', { at: deadline(dueAt) })
    : draftUntil && t('applications.draftUntil', { at: deadline(draftUntil) });
  return (
    <Stack gap={1} align="start">
      <VisaStatus status={status} />
      {line && (
        <Text size="xs" muted>
          {line}
        </Text>
      )}
    </Stack>
  );
}

/** The customer's price, and the net amount where it is visible. */
function Amount({ row: { amount, agentAmount } }: { row: VisaQueueRow }) {
  const t = useT('visas');
  const isNetHidden = useNetHidden();
  return (
    <Stack gap={1} align="end">
      <Money value={amount} />
      {agentAmount !== undefined && !isNetHidden && (
        <Text size="xs" muted>
          <Unbroken>
            {t('words.fees.youPay')} <Money value={agentAmount} />
          </Unbroken>
        </Text>
      )}
    </Stack>
  );
}
