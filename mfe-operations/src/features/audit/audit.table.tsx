import type { TableColumn } from '@jetway/kit-ui';
import { Code, DateText, styled, Table } from '@jetway/kit-ui';

import type { AuditActorName, AuditItem } from '../../api/endpoints/audit';

const ACTORS: Readonly<Record<AuditActorName, string>> = {
  user: 'User of an agency',
  operator: 'Operator',
  system: 'The portal',
};

const Action = styled(Code)`
  white-space: nowrap;
`;

/** What was recorded may hold identifiers and JSON, which break anywhere. */
const Detail = styled.span`
  min-inline-size: 8rem;
  overflow-wrap: anywhere;
`;

const COLUMNS: readonly TableColumn<AuditItem>[] = [
  { id: 'at', title: 'When', render: ({ at }) => <DateText value={at} format="datetime" /> },
  {
    id: 'who',
    title: 'Who',
    render: ({ by, who }) => (by === 'operator' && who ? who : <span title={who}>{ACTORS[by]}</span>),
  },
  { id: 'action', title: 'Action', render: ({ action }) => <Action>{action}</Action> },
  { id: 'subject', title: 'Subject', render: ({ subject }) => <bdi>{subject}</bdi> },
  { id: 'detail', title: 'Recorded', render: ({ detail }) => <Detail>{detailOf(detail)}</Detail> },
];

/** What was recorded, as "name: value"; nested values as JSON. */
function detailOf(detail: object): string {
  const parts = Object.entries(detail as Record<string, unknown>).filter(([, value]) => value !== null && value !== '');
  return parts
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ');
}

/** Events, a row each. */
export function AuditTable({ items }: { items: readonly AuditItem[] }) {
  return (
    <Table
      caption="Audit trail"
      columns={COLUMNS}
      rows={items}
      rowKey={({ at, action, subject, who }) => `${at} ${action} ${subject} ${who ?? ''}`}
    />
  );
}
