import { Link } from '@jetway/kit-runtime/router';
import type { TableColumn } from '@jetway/kit-ui';
import { DateText, StatusPill, styled, Table } from '@jetway/kit-ui';

import type { VisaDeskRow } from '../../api/endpoints/visas';
import { addresses } from '../../shared/addresses';
import { Brand } from '../../session/brand';
import { URGENCIES } from '../../shared/names';
import { moveBetweenRows } from '../../shared/row-keys';
import { VISA_STATES } from './visas.model';
import { Deadline } from '../../shared/clock/deadline';

/** One part of a row's card on a phone. */
const Lines = styled.div`
  min-inline-size: 0;
`;

const Small = styled.small`
  display: block;
  font-size: var(--jw-text-sm);
  color: var(--jw-text-muted);
`;

const COLUMNS: readonly TableColumn<VisaDeskRow>[] = [
  {
    id: 'due',
    title: 'Due',
    render: ({ tenant, urgency, dueAt }) => (
      <Lines>
        <StatusPill tone={URGENCIES[urgency].tone}>{URGENCIES[urgency].name}</StatusPill>
        <Small>
          <Deadline tenant={tenant} at={dueAt} />
        </Small>
      </Lines>
    ),
  },
  {
    id: 'application',
    title: 'Application',
    render: ({ tenant, referenceId, since }) => (
      <Lines>
        <Link to={addresses.visa(tenant, referenceId)} data-row="">
          <bdi>{referenceId}</bdi>
        </Link>
        <Small>
          since <DateText value={since} format="datetime" />
        </Small>
      </Lines>
    ),
  },
  {
    id: 'visa',
    title: 'Visa',
    render: ({ destinationName, product, travelDate }) => (
      <Lines>
        <bdi>{product}</bdi>
        <Small>
          {destinationName}, travels <DateText value={travelDate} />
        </Small>
      </Lines>
    ),
  },
  {
    id: 'applicants',
    title: 'Applicants',
    render: ({ leadApplicant, applicants }) => (
      <Lines>
        <bdi>{leadApplicant}</bdi>
        {applicants > 1 && <Small>and {applicants - 1} more</Small>}
      </Lines>
    ),
  },
  {
    id: 'agency',
    title: 'Agency and tenant',
    render: ({ agency, tenant }) => (
      <Lines>
        <bdi>{agency}</bdi>
        <Small>
          <Brand tenant={tenant} />
        </Small>
      </Lines>
    ),
  },
  {
    id: 'state',
    title: 'State',
    render: ({ status }) => <StatusPill tone={VISA_STATES[status].tone}>{VISA_STATES[status].name}</StatusPill>,
  },
];

/** Applications, a row each, whose link opens the application. */
export function VisasTable({ rows }: { rows: readonly VisaDeskRow[] }) {
  return (
    <div role="presentation" onKeyDown={moveBetweenRows}>
      <Table
        caption="Visa applications"
        columns={COLUMNS}
        rows={rows}
        rowKey={({ tenant, referenceId }) => `${tenant} ${referenceId}`}
      />
    </div>
  );
}
