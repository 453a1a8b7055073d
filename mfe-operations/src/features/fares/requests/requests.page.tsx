import { Link, useSearchParams } from '@jetway/kit-runtime/router';
import type { TableColumn } from '@jetway/kit-ui';
import {
  Button,
  Card,
  DateText,
  EmptyState,
  Grid,
  Inline,
  LinkButton,
  PageHeader,
  Select,
  Stack,
  StatusPill,
  Table,
  Text,
  TextField,
} from '@jetway/kit-ui';
import { useState } from 'react';

import type { GroupRequestItem, GroupRequestStatusName } from '../../../api/endpoints/fares';
import { useLoadGroupRequestsQuery } from '../../../api/endpoints/fares';
import { useOperator } from '../../../session/use-operator';
import { addresses } from '../../../shared/addresses';
import { Brand, useBrandOf } from '../../../session/brand';
import { Deadline } from '../../../shared/clock/deadline';
import { Loaded } from '../../../shared/loaded';
import { moveBetweenRows } from '../../../shared/row-keys';
import { REQUEST_STATES, STATES } from './requests.model';

const LONGEST_SEARCH = 100;

const COLUMNS: readonly TableColumn<GroupRequestItem>[] = [
  {
    id: 'reference',
    title: 'Request',
    render: ({ tenant, referenceId }) => (
      <Stack gap={1}>
        <Link to={addresses.groupRequest(tenant, referenceId)} data-row="">
          {referenceId}
        </Link>
        <Text size="sm" muted>
          <Brand tenant={tenant} />
        </Text>
      </Stack>
    ),
  },
  {
    id: 'agency',
    title: 'Agency',
    render: ({ agency, groupName }) => (
      <Stack gap={1}>
        <bdi>{agency}</bdi>
        <Text size="sm" muted>
          <bdi>{groupName}</bdi>
        </Text>
      </Stack>
    ),
  },
  {
    id: 'route',
    title: 'Trip',
    render: ({ route, passengers }) => (
      <Stack gap={1}>
        <bdi>{route}</bdi>
        <Text size="sm" muted>
          {passengers} passengers
        </Text>
      </Stack>
    ),
  },
  {
    id: 'state',
    title: 'State',
    render: ({ status }) => <StatusPill tone={REQUEST_STATES[status].tone}>{REQUEST_STATES[status].name}</StatusPill>,
  },
  {
    id: 'valid',
    title: 'Quote valid until',
    render: ({ tenant, validUntil }) => (validUntil ? <Deadline tenant={tenant} at={validUntil} /> : '–'),
  },
  {
    id: 'created',
    title: 'Requested',
    render: ({ createdAt }) => <DateText value={createdAt} format="datetime" />,
  },
];

/** `/fares/requests`: groups that agencies asked for, of every tenant the operator acts for. */
export default function GroupRequestsPage() {
  const brandOf = useBrandOf();
  const { tenants } = useOperator();
  const [query, setQuery] = useSearchParams();
  const status = STATES.find((state) => state === query.get('status'));
  const tenant = tenants.find((one) => one === query.get('tenant'));
  const search = (query.get('search') ?? '').trim();
  const [typed, setTyped] = useState(search);
  const found = useLoadGroupRequestsQuery(
    {
      groupRequestSearch: {
        ...(status && { status }),
        ...(tenant && { tenant }),
        ...(search && { search }),
      },
    },
    { refetchOnMountOrArgChange: true },
  );
  const narrow = (part: { search?: string; tenant?: string; status?: GroupRequestStatusName | '' }) => {
    const all = Object.entries({ search, tenant, status, ...part });
    const next = all.flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : []));
    setQuery(new URLSearchParams(next), { replace: true });
  };
  return (
    <>
      <PageHeader
        title="Group requests"
        subtitle="What agencies ask for and no lot covers."
        actions={<LinkButton href={addresses.fareLots}>Fare lots</LinkButton>}
      />
      <Card>
        <Stack gap={4}>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              narrow({ search: typed.trim() });
            }}
          >
            <Grid columns={{ phone: 1, tablet: 2, desktop: 4 }} align="end" gap={3}>
              <TextField
                label="Request"
                type="search"
                placeholder="Number, agency, group or airport"
                maxLength={LONGEST_SEARCH}
                value={typed}
                onChange={setTyped}
              />
              {tenants.length > 1 && (
                <Select
                  label="Tenant"
                  options={[
                    { value: '', label: 'All tenants' },
                    ...tenants.map((value) => ({ value, label: brandOf(value) })),
                  ]}
                  value={tenant ?? ''}
                  onChange={(next) => narrow({ tenant: next })}
                />
              )}
              <Select<GroupRequestStatusName | ''>
                label="State"
                options={[
                  { value: '', label: 'Every state' },
                  ...STATES.map((value) => ({ value, label: REQUEST_STATES[value].name })),
                ]}
                value={status ?? ''}
                onChange={(next) => narrow({ status: next })}
              />
              <Inline gap={2}>
                <Button type="submit" variant="primary">
                  Search
                </Button>
              </Inline>
            </Grid>
          </form>
          <Loaded answer={found} what="list of requests">
            {({ items }) =>
              items.length === 0 ? (
                <EmptyState title="No request matches" text="Requests of agencies appear here and in the work queue." />
              ) : (
                <div role="presentation" onKeyDown={moveBetweenRows}>
                  <Table
                    caption="Group requests"
                    columns={COLUMNS}
                    rows={items}
                    rowKey={({ tenant: of, referenceId }) => `${of} ${referenceId}`}
                  />
                </div>
              )
            }
          </Loaded>
        </Stack>
      </Card>
    </>
  );
}
