import type { TravellerRow } from '@jetway/kit-api/travellers';
import { formatDate } from '@jetway/kit-domain';
import { useLocaleTag, useT } from '@jetway/kit-runtime';
import { Badge, Button, Code, Inline, Stack, Table, Text } from '@jetway/kit-ui';

const STATE_TONE = { none: 'neutral', valid: 'success', expiresSoon: 'warning', expired: 'danger' } as const;

interface TravellersTableProps {
  /** Undefined while loading. */
  rows: readonly TravellerRow[] | undefined;
  onOpen: ((travellerId: string) => void) | undefined;
}

/** One row per traveller; the name opens it. */
export function TravellersTable({ rows, onOpen }: TravellersTableProps) {
  const t = useT('account');
  const locale = useLocaleTag();
  return (
    <Table
      caption={t('travellers.title')}
      rows={rows ?? []}
      isLoading={!rows}
      rowKey={(row: TravellerRow) => row.travellerId}
      onRowAction={onOpen && ((row: TravellerRow) => onOpen(row.travellerId))}
      columns={[
        {
          id: 'name',
          title: t('travellers.columns.name'),
          render: (row: TravellerRow) => <Name row={row} onOpen={onOpen} />,
        },
        {
          id: 'type',
          title: t('travellers.columns.type'),
          render: (row: TravellerRow) => t(`travellers.types.${row.passengerType}`),
        },
        {
          id: 'birth',
          title: t('travellers.columns.birthOn'),
          render: (row: TravellerRow) => formatDate(row.birthOn, locale),
        },
        {
          id: 'nationality',
          title: t('travellers.columns.nationality'),
          render: (row: TravellerRow) => row.nationality,
        },
        {
          id: 'passport',
          title: t('travellers.columns.passport'),
          render: (row: TravellerRow) => <PassportCell row={row} />,
        },
        {
          id: 'reach',
          title: t('travellers.columns.reach'),
          render: (row: TravellerRow) => (
            <Text size="sm">
              <bdi>{row.phone ?? row.email ?? '–'}</bdi>
            </Text>
          ),
        },
      ]}
    />
  );
}

function Name({ row, onOpen }: { row: TravellerRow; onOpen: TravellersTableProps['onOpen'] }) {
  const name = `${row.surname}, ${row.givenName}`;
  if (!onOpen) return <Text weight="medium">{name}</Text>;
  return (
    <Button variant="link" size="sm" onPress={() => onOpen(row.travellerId)}>
      {name}
    </Button>
  );
}

function PassportCell({ row }: { row: TravellerRow }) {
  const t = useT('account');
  return (
    <Inline gap={2}>
      {row.passport && (
        <Stack gap={1}>
          <Code>{row.passport.number}</Code>
        </Stack>
      )}
      <Badge tone={STATE_TONE[row.passportState]}>{t(`travellers.states.${row.passportState}`)}</Badge>
    </Inline>
  );
}
