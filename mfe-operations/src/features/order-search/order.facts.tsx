import { Link } from '@jetway/kit-runtime/router';
import { DateText, DescriptionList } from '@jetway/kit-ui';
import type { ReactNode } from 'react';

import type { OperatorRoleName } from '../../api/endpoints/session';
import type { OrderCaseView } from '../../api/endpoints/orders';
import { useOperator } from '../../session/use-operator';
import { addresses } from '../../shared/addresses';
import { Deadline } from '../../shared/clock/deadline';
import { ticketState } from './order.words';

/** Roles that open an agency's page. */
const AGENCY_ROLES: readonly OperatorRoleName[] = ['tenantAdmin', 'finance', 'kyc', 'support', 'auditor'];

/** What was sold, by whom, and who travels. */
export function OrderFacts({ tenant, order }: { tenant: string; order: OrderCaseView }) {
  const { roles } = useOperator();
  const { title, agency, agencyId, travellers, startsOn, createdAt, createdBy, payBy, supplier } = order;
  const opensAgency = AGENCY_ROLES.some((role) => roles.includes(role));
  const facts: [string, ReactNode][] = [
    ['Sold', <bdi>{title}</bdi>],
    ['Starts', <DateText value={startsOn} />],
    ['Supplier', supplier],
    ['Agency', opensAgency ? <Link to={addresses.agency(tenant, agencyId)}>{agency}</Link> : <bdi>{agency}</bdi>],
    ['Made', <DateText value={createdAt} format="datetime" />],
    ['Made by', createdBy && <bdi>{createdBy}</bdi>],
    ['Can be paid until', payBy && <Deadline tenant={tenant} at={payBy} />],
    [
      'Travellers',
      travellers.map(({ name, tickets }, number) => (
        <div key={`${number} ${name}`}>
          <bdi>{name}</bdi>
          {tickets.map((ticket) => `, ${ticket.number} (${ticketState(ticket.status)})`)}
        </div>
      )),
    ],
  ];
  const known = facts.filter(([, fact]) => Boolean(fact));
  return <DescriptionList items={known.map(([term, description]) => ({ id: term, term, description }))} />;
}
