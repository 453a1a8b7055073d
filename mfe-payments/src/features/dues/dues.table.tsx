import type { DueItem, DueStateName } from '@jetway/kit-api/payment';
import { useDeadline, useT } from '@jetway/kit-runtime';
import { Badge, Checkbox, Money, Stack, Table, Text, VisuallyHidden } from '@jetway/kit-ui';

import { OneLine } from '../../shared/list.styles';
import { OrderReference } from '../../shared/order-reference';
import { isPayable } from './dues.model';

interface DuesTableProps {
  /** Loading rows are shown without it. */
  rows: readonly DueItem[] | undefined;
  /** References of the selected orders. */
  chosen: readonly string[];
  /** Absent if the user cannot settle. */
  onChoose?: (chosen: string[]) => void;
}

const TONE = { open: 'warning', overdue: 'danger', settled: 'success' } as const satisfies Record<DueStateName, string>;

/** One row per part-paid order; its reference opens it. */
export function DuesTable({ rows, chosen, onChoose }: DuesTableProps) {
  const t = useT('payments');
  const deadline = useDeadline();
  const money = (amount: string | undefined) => (amount ? <Money value={amount} /> : null);
  const selection = {
    id: 'selection',
    title: <VisuallyHidden>{t('dues.columns.selection')}</VisuallyHidden>,
    width: '1%',
    render: (row: DueItem) => <Choice row={row} chosen={chosen} onChoose={onChoose} />,
  };
  return (
    <Table
      caption={t('dues.caption')}
      rows={rows ?? []}
      isLoading={!rows}
      rowKey={(row: DueItem) => row.due.orderReference}
      columns={[
        ...(onChoose ? [selection] : []),
        {
          id: 'reference',
          title: t('dues.columns.reference'),
          render: (row: DueItem) => <Reference reference={row.due.orderReference} />,
        },
        {
          id: 'trip',
          title: t('dues.columns.trip'),
          render: (row: DueItem) => (
            <Stack gap={1}>
              <Text weight="medium">{row.title}</Text>
              <Text size="xs" muted>
                {row.leadName}
              </Text>
            </Stack>
          ),
        },
        {
          id: 'total',
          title: t('dues.columns.total'),
          align: 'end' as const,
          render: (row: DueItem) => money(row.due.total),
        },
        {
          id: 'paid',
          title: t('dues.columns.paid'),
          align: 'end' as const,
          render: (row: DueItem) => money(row.due.paid),
        },
        {
          id: 'left',
          title: t('dues.columns.left'),
          align: 'end' as const,
          render: (row: DueItem) => money(row.due.left),
        },
        {
          id: 'state',
          title: t('dues.columns.state'),
          render: ({ due }: DueItem) => (
            <Stack gap={1} align="start">
              <Badge tone={TONE[due.state]}>{t(`dues.states.${due.state}`)}</Badge>
              <Text size="xs" muted>
                <OneLine>
                  {due.settledAt
                    ? t('dues.settledAt', { at: deadline(due.settledAt) })
                    : t('dues.dueAt', { at: deadline(due.dueAt) })}
                </OneLine>
              </Text>
            </Stack>
          ),
        },
      ]}
    />
  );
}

function Choice({
  row,
  chosen,
  onChoose,
}: {
  row: DueItem;
  chosen: readonly string[];
  onChoose: DuesTableProps['onChoose'];
}) {
  const t = useT('payments');
  if (!isPayable(row)) return null;
  const reference = row.due.orderReference;
  return (
    <Checkbox
      label={<VisuallyHidden>{t('dues.select', { reference })}</VisuallyHidden>}
      value={chosen.includes(reference)}
      onChange={(isChosen) => onChoose?.(isChosen ? [...chosen, reference] : chosen.filter((one) => one !== reference))}
    />
  );
}

function Reference({ reference }: { reference: string }) {
  return (
    <OneLine>
      <OrderReference reference={reference} />
    </OneLine>
  );
}
