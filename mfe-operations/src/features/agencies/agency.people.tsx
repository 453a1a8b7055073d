import type { TableColumn } from '@jetway/kit-ui';
import { Card, DateText, Heading, Stack, StatusPill, Table, Text } from '@jetway/kit-ui';

import type { AgencyBranch, AgencyPerson } from '../../api/endpoints/agencies';

/** Agencies' roles as the portal names them. */
const ROLES: Readonly<Record<string, string>> = {
  owner: 'Owner',
  manager: 'Manager',
  ticketing: 'Ticketing',
  reservation: 'Reservation',
  accounts: 'Accounts',
  visaDesk: 'Visa desk',
  viewer: 'Viewer',
};

const STAFF: readonly TableColumn<AgencyPerson>[] = [
  {
    id: 'name',
    title: 'Name',
    render: ({ name, email }) => (
      <div>
        <bdi>{name}</bdi>
        <Text size="sm" muted>
          <bdi>{email}</bdi>
        </Text>
      </div>
    ),
  },
  { id: 'roles', title: 'Roles', render: ({ roles }) => roles.map((role) => ROLES[role] ?? role).join(', ') },
  { id: 'branch', title: 'Branch', render: ({ branch }) => (branch ? <bdi>{branch}</bdi> : 'Whole agency') },
  {
    id: 'standing',
    title: 'Access',
    render: ({ standing, lastSignedInAt }) => (
      <div>
        <StatusPill tone={standing === 'active' ? 'success' : 'neutral'}>
          {standing === 'active' ? 'May sign in' : 'Disabled'}
        </StatusPill>
        <Text size="sm" muted>
          {lastSignedInAt ? <DateText value={lastSignedInAt} format="datetime" /> : 'Never signed in'}
        </Text>
      </div>
    ),
  },
];

const BRANCHES: readonly TableColumn<AgencyBranch>[] = [
  { id: 'name', title: 'Branch', render: ({ name }) => <bdi>{name}</bdi> },
  { id: 'city', title: 'City', render: ({ city }) => <bdi>{city}</bdi> },
  { id: 'manager', title: 'Manager', render: ({ manager }) => (manager ? <bdi>{manager}</bdi> : null) },
  { id: 'standing', title: 'State', render: ({ standing }) => (standing === 'active' ? 'Open' : 'Closed') },
];

/** Who works at the agency. */
export function AgencyStaff({ staff }: { staff: readonly AgencyPerson[] }) {
  return (
    <Card>
      <Stack gap={4}>
        <Heading level={2} size="md">
          Staff
        </Heading>
        <Table caption="Staff" columns={STAFF} rows={staff} rowKey={({ userId }) => userId} />
      </Stack>
    </Card>
  );
}

/** Where it works. */
export function AgencyBranches({ branches }: { branches: readonly AgencyBranch[] }) {
  return (
    <Card>
      <Stack gap={4}>
        <Heading level={2} size="md">
          Branches
        </Heading>
        {branches.length === 0 ? (
          <Text muted>The agency has no branches.</Text>
        ) : (
          <Table caption="Branches" columns={BRANCHES} rows={branches} rowKey={({ branchId }) => branchId} />
        )}
      </Stack>
    </Card>
  );
}
