import { useLocation, useParams } from '@jetway/kit-runtime/router';
import {
  Card,
  DateText,
  DescriptionList,
  EmptyState,
  Grid,
  icons,
  LinkButton,
  PageHeader,
  Stack,
} from '@jetway/kit-ui';
import { useState } from 'react';
import type { ReactNode } from 'react';

import type { RequestTopic } from '../../api/endpoints/orders';
import { useLoadRequestsQuery } from '../../api/endpoints/orders';
import type { OperatorRoleName } from '../../api/endpoints/session';
import { hasRole, useOperator } from '../../session/use-operator';
import { addresses } from '../../shared/addresses';
import { useFresh } from '../../shared/fresh';
import { Loaded } from '../../shared/loaded';
import { KINDS } from '../../shared/names';
import { NextLink } from '../../shared/next-link';
import { NotFound } from '../../shared/not-found';
import { RefusedCallout } from '../../shared/refused.callout';
import { ROLE_NAMES } from '../../shared/roles';
import { RequestAnswer } from './request.answer';
import type { RequestAnswerProps } from './request.answer';
import { Deadline } from '../../shared/clock/deadline';

/** The question of each kind, and the roles that answer it. The server lists a pending request only to these roles. */
const TOPICS: Readonly<Record<RequestTopic, { asks: string; role: OperatorRoleName }>> = {
  partPayment: { asks: 'The agency asks to pay in parts.', role: 'finance' },
  unaccompaniedMinors: { asks: 'The agency asks to issue for children who travel alone.', role: 'ticketing' },
};

/** `/orders/requests/:tenant/:kind/:reference`: part payment, or issuing for unaccompanied children. */
export default function RequestPage() {
  const { pathname } = useLocation();
  const { tenant = '', kind = '', reference = '' } = useParams();
  const operator = useOperator();
  if (!isTopic(kind)) return <NotFound />;
  if (!hasRole(operator, [TOPICS[kind].role])) return <NotYours kind={kind} />;
  return <Waiting key={pathname} tenant={tenant} kind={kind} reference={reference} />;
}

function isTopic(kind: string): kind is RequestTopic {
  return Object.hasOwn(TOPICS, kind);
}

function NotYours({ kind }: { kind: RequestTopic }) {
  return (
    <EmptyState
      level={1}
      art={<icons.ShieldCheck aria-hidden size={40} />}
      title="This request is not yours"
      text={`${KINDS[kind]} needs the role ${ROLE_NAMES[TOPICS[kind].role]}. Ask the operator who invited you to add it.`}
    />
  );
}

function Waiting({ tenant, kind, reference }: { tenant: string; kind: RequestTopic; reference: string }) {
  const requests = useLoadRequestsQuery({ requestsRequest: { tenant, orderReference: reference } }, useFresh());
  const [refusal, setRefusal] = useState<unknown>();
  return (
    <>
      <PageHeader
        title={`Order ${reference}`}
        subtitle={TOPICS[kind].asks}
        actions={
          <>
            <NextLink kinds={['partPayment', 'unaccompaniedMinors']} />
            <LinkButton href={addresses.orders}>All orders</LinkButton>
          </>
        }
      />
      <Loaded answer={requests} what="request">
        {({ items }) => {
          const item = items.find((one) => one.orderReference === reference && one.kind === kind);
          return (
            <Stack gap={4}>
              {item ? (
                <Case tenant={tenant} item={item} onRefused={setRefusal} />
              ) : (
                <Card>
                  <EmptyState
                    title="This request does not wait any more"
                    text="It was decided, or the order is over. Nothing is left to do here."
                  />
                </Card>
              )}
              <RefusedCallout error={refusal} />
            </Stack>
          );
        }}
      </Loaded>
    </>
  );
}

function Case(props: RequestAnswerProps) {
  const { tenant, item } = props;
  const { kind, title, leadName, dueAt, request } = item;
  const facts: [string, ReactNode][] = [
    ['Request', KINDS[kind]],
    ['Order', <bdi>{title}</bdi>],
    ['First traveller', <bdi>{leadName}</bdi>],
    ['Asked by', request.requestedBy],
    ['Asked', <DateText value={request.requestedAt} format="datetime" />],
    ['Answer until', dueAt && <Deadline tenant={tenant} at={dueAt} />],
    ['Remark', request.remark],
  ];
  const known = facts.filter(([, fact]) => Boolean(fact));
  return (
    <Grid columns={{ phone: 1, desktop: 2 }} align="start">
      <Card>
        <DescriptionList items={known.map(([term, description]) => ({ id: term, term, description }))} />
      </Card>
      <RequestAnswer {...props} />
    </Grid>
  );
}
