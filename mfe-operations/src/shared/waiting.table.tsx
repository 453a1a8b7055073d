import { Link } from '@jetway/kit-runtime/router';
import type { TableColumn } from '@jetway/kit-ui';
import { Badge, DateText, StatusPill, styled, Table } from '@jetway/kit-ui';
import type { ReactNode } from 'react';

import type { QueueItem } from '../api/endpoints/queue';
import { pageOf } from './addresses';
import { Brand } from '../session/brand';
import { KINDS, stateOf, URGENCIES } from './names';
import { moveBetweenRows } from './row-keys';
import { Deadline } from './clock/deadline';

/** One part of a row's card on a phone. */
const Lines = styled.div`
  min-inline-size: 0;
`;

const Small = styled.small`
  display: block;
  white-space: nowrap;
  font-size: var(--jw-text-sm);
  color: var(--jw-text-muted);
`;

/** Ids of applications and agencies mean nothing to operators. */
function nameOf({ kind, subject, title }: QueueItem): string {
  return kind === 'application' || kind === 'licences' ? title || 'Without a name' : subject;
}

/** Whether the operator's roles open the page of an item; support and auditors see that it waits. */
function Subject({ item }: { item: QueueItem }) {
  const name = <bdi>{nameOf(item)}</bdi>;
  if (!item.canDecide) return name;
  return (
    <Link to={pageOf(item)} data-row="">
      {name}
    </Link>
  );
}

function stateAndOwner({ kind, state, owner }: QueueItem): ReactNode {
  const shown = stateOf(kind, state);
  if (!shown && !owner) return null;
  return (
    <Lines>
      {shown && <StatusPill tone={shown.tone}>{shown.name}</StatusPill>}
      {owner && <Small>{owner}</Small>}
    </Lines>
  );
}

const COLUMNS: readonly TableColumn<QueueItem>[] = [
  { id: 'due', title: 'Due', render: (item) => <Due item={item} /> },
  { id: 'kind', title: 'Kind', render: ({ kind }) => <Badge tone="neutral">{KINDS[kind]}</Badge> },
  {
    id: 'subject',
    title: 'What',
    render: (item) => (
      <Lines>
        <Subject item={item} />
        <Small>
          since <DateText value={item.since} format="datetime" />
        </Small>
      </Lines>
    ),
  },
  {
    id: 'title',
    title: 'About',
    render: ({ kind, title }) => (kind === 'application' || kind === 'licences' ? null : <bdi>{title}</bdi>),
  },
  {
    id: 'agency',
    title: 'Agency and tenant',
    render: ({ agency, tenant }) => (
      <Lines>
        {agency && <bdi>{agency}</bdi>}
        <Small>
          <Brand tenant={tenant} />
        </Small>
      </Lines>
    ),
  },
  { id: 'state', title: 'State and owner', render: stateAndOwner },
];

function Due({ item: { tenant, urgency, dueAt } }: { item: QueueItem }) {
  const { name, tone } = URGENCIES[urgency];
  return (
    <Lines>
      <StatusPill tone={tone}>{name}</StatusPill>
      <Small>
        <Deadline tenant={tenant} at={dueAt} />
      </Small>
    </Lines>
  );
}

/** Waiting work, a row each, whose link opens the page that decides it. */
export function WaitingTable({ items, caption }: { items: readonly QueueItem[] | undefined; caption: string }) {
  return (
    <div role="presentation" onKeyDown={moveBetweenRows}>
      <Table
        caption={caption}
        columns={COLUMNS}
        rows={items ?? []}
        isLoading={!items}
        rowKey={({ kind, tenant, subject }) => `${kind} ${tenant} ${subject}`}
      />
    </div>
  );
}
