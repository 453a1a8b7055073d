import { Link } from '@jetway/kit-runtime/router';
import type { TableColumn } from '@jetway/kit-ui';
import { Card, DateText, DescriptionList, Heading, Money, Stack, StatusPill, Table, Text } from '@jetway/kit-ui';

import type { AgencyEntry, AgencyMoneyView, WalletChangeView } from '../../api/endpoints/agencies';
import { useOperator } from '../../session/use-operator';
import { addresses } from '../../shared/addresses';
import { CAUSES, CHANGE_KINDS, CHANGE_STATES } from '../../shared/names';

/** What the agency has, owes and may spend. */
export function AgencyWallet({ money: { wallet, due, overdue } }: { money: AgencyMoneyView }) {
  const facts: [string, string][] = [
    ['Balance', wallet.posted],
    ['Held for orders', wallet.held],
    ['Credit limit', wallet.creditLimit],
    ['Credit used', wallet.creditUsed],
    ['Available to spend', wallet.available],
    ['Due for part-paid orders', due],
    ['Overdue', overdue],
  ];
  return (
    <Card>
      <Stack gap={4}>
        <Heading level={2} size="md">
          Wallet
        </Heading>
        <DescriptionList
          items={facts.map(([term, amount]) => ({ id: term, term, description: <Money value={amount} /> }))}
        />
      </Stack>
    </Card>
  );
}

const ENTRIES: readonly TableColumn<AgencyEntry>[] = [
  { id: 'at', title: 'When', render: ({ at }) => <DateText value={at} format="datetime" /> },
  {
    id: 'what',
    title: 'What',
    render: ({ description, reference }) => (
      <div>
        <bdi>{description}</bdi>
        <Text size="sm" muted>
          {reference}
        </Text>
      </div>
    ),
  },
  {
    id: 'amount',
    title: 'Amount and balance',
    align: 'end',
    render: ({ debit, credit, balance }) => (
      <div>
        {debit ? (
          <>
            −<Money value={debit} />
          </>
        ) : (
          credit && <Money value={credit} />
        )}
        <Text size="sm" muted align="end">
          <Money value={balance} />
        </Text>
      </div>
    ),
  },
];

/** The last entries of the ledger, newest first. */
export function AgencyEntries({ entries }: { entries: readonly AgencyEntry[] }) {
  return (
    <Card>
      <Stack gap={4}>
        <Heading level={2} size="md">
          Last entries of the ledger
        </Heading>
        {entries.length === 0 ? (
          <Text muted>The ledger has no entries yet.</Text>
        ) : (
          <Table caption="Last entries" columns={ENTRIES} rows={entries} rowKey={({ entryNo }) => entryNo} />
        )}
      </Stack>
    </Card>
  );
}

/** What operators proposed about the wallet, newest first; nothing without proposals. */
export function WalletChanges({ tenant, changes }: { tenant: string; changes: readonly WalletChangeView[] }) {
  const { roles } = useOperator();
  if (changes.length === 0) return null;
  const columns: readonly TableColumn<WalletChangeView>[] = [
    {
      id: 'change',
      title: 'Change',
      render: ({ changeRef, kind, cause }) => (
        <div>
          {roles.includes('finance') ? (
            <Link to={addresses.walletChange(tenant, changeRef)}>{changeRef}</Link>
          ) : (
            changeRef
          )}
          <Text size="sm" muted>
            {cause ? CAUSES[cause] : CHANGE_KINDS[kind]}
          </Text>
        </div>
      ),
    },
    { id: 'amount', title: 'Amount', render: ({ amount }) => <Money value={amount} /> },
    {
      id: 'state',
      title: 'State',
      render: ({ status, maker, checker }) => (
        <div>
          <StatusPill tone={CHANGE_STATES[status].tone}>{CHANGE_STATES[status].name}</StatusPill>
          <Text size="sm" muted>
            {checker?.by ?? maker.by}
          </Text>
        </div>
      ),
    },
  ];
  return (
    <Card>
      <Stack gap={4}>
        <Heading level={2} size="md">
          Changes by operators
        </Heading>
        <Table caption="Changes by operators" columns={columns} rows={changes} rowKey={({ changeRef }) => changeRef} />
      </Stack>
    </Card>
  );
}
