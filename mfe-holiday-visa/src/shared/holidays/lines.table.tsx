import type { HolidayLine } from '@jetway/kit-api/holidays';
import { useLocaleTag, useT } from '@jetway/kit-runtime';
import { Money, Stack, Table, Text } from '@jetway/kit-ui';

import { useNetHidden } from './holiday-orders';

/** The lines of a quotation or an order with their amounts. */
export function LinesTable({ lines }: { lines: readonly HolidayLine[] }) {
  const t = useT('visas');
  const locale = useLocaleTag();
  const isNetHidden = useNetHidden();
  return (
    <Table
      caption={t('holidays.lines.title')}
      rows={lines.map((line, place) => ({ ...line, place }))}
      rowKey={({ place }) => place}
      columns={[
        { id: 'label', title: t('holidays.lines.label'), render: ({ label }) => <bdi>{label}</bdi> },
        {
          id: 'quantity',
          title: t('holidays.lines.quantity'),
          align: 'end',
          render: ({ quantity }) => quantity.toLocaleString(locale),
        },
        {
          id: 'unit',
          title: t('holidays.lines.unit'),
          align: 'end',
          render: ({ unitAmount }) => <Money value={unitAmount} />,
        },
        {
          id: 'amount',
          title: t('holidays.lines.amount'),
          align: 'end',
          render: ({ amount, agentAmount }) => (
            <Stack gap={1}>
              <Money value={amount} />
              {agentAmount && !isNetHidden && (
                <Text size="xs" muted>
                  {t('holidays.youPay')} <Money value={agentAmount} />
                </Text>
              )}
            </Stack>
          ),
        },
      ]}
    />
  );
}
