import { Link, useParams } from '@jetway/kit-runtime/router';
import {
  Card,
  DateText,
  DescriptionList,
  Heading,
  LinkButton,
  Money,
  PageHeader,
  Stack,
  StatusPill,
} from '@jetway/kit-ui';

import type { GroupRequestCase } from '../../../api/endpoints/fares';
import { useViewGroupRequestQuery } from '../../../api/endpoints/fares';
import { useOperator } from '../../../session/use-operator';
import { addresses } from '../../../shared/addresses';
import { Brand } from '../../../session/brand';
import { Loaded } from '../../../shared/loaded';
import { Timeline } from '../../../shared/timeline';
import { mayEditLots } from '../lot.roles';
import { LOT_KINDS } from '../lots.model';
import { QuoteForm } from './quote.form';
import { RefuseCard } from './refuse.card';
import { EVENTS, REQUEST_STATES } from './requests.model';

/** `/fares/requests/:tenant/:reference`: what an agency asks for, its quotes and its answer. */
export default function GroupRequestPage() {
  const { tenant = '', reference = '' } = useParams();
  const request = useViewGroupRequestQuery(
    { groupRequestKey: { tenant, referenceId: reference } },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <>
      <PageHeader
        title={`Group request ${reference}`}
        subtitle={<Brand tenant={tenant} />}
        actions={<LinkButton href={addresses.groupRequests}>All requests</LinkButton>}
      />
      <Loaded answer={request} what="request">
        {(found) => <Opened key={found.version} request={found} />}
      </Loaded>
    </>
  );
}

function Opened({ request }: { request: GroupRequestCase }) {
  const { roles } = useOperator();
  const mayQuote = request.isOpen && mayEditLots(roles);
  return (
    <Stack gap={4}>
      <Asked request={request} />
      {request.quote && <LastQuote request={request} quote={request.quote} />}
      {mayQuote && <QuoteForm request={request} />}
      {mayQuote && <RefuseCard request={request} />}
      <Timeline
        events={request.history.map(({ at, author, kind, note }) => ({
          at,
          state: EVENTS[kind],
          ...(author && { by: author }),
          ...(note && { text: note }),
        }))}
      />
    </Stack>
  );
}

/** What the agency asks for. */
function Asked({ request }: { request: GroupRequestCase }) {
  const { trip, status, orderReference, reason, tenant } = request;
  const { passengers } = trip;
  const items = [
    { term: 'Agency', description: <bdi>{request.agency}</bdi> },
    { term: 'Requested', description: <DateText value={request.createdAt} format="datetime" /> },
    { term: 'By', description: <bdi>{request.createdBy}</bdi> },
    { term: 'Kind', description: LOT_KINDS[trip.kind] },
    { term: 'Group', description: <bdi>{trip.groupName}</bdi> },
    ...trip.journeys.map(({ origin, destination, date }, at) => ({
      term: `Journey ${at + 1}`,
      description: (
        <>
          {origin}–{destination}, <DateText value={date} format="date" />
        </>
      ),
    })),
    { term: 'Flexible days', description: String(trip.flexibleDays) },
    {
      term: 'Passengers',
      description: `${passengers.adults} adults, ${passengers.children} children, ${passengers.infants} infants`,
    },
    { term: 'E-mail', description: <bdi>{trip.contact.email}</bdi> },
    { term: 'Phone', description: <bdi>{trip.contact.phone}</bdi> },
    ...(trip.note ? [{ term: 'Special requests', description: <bdi>{trip.note}</bdi> }] : []),
    ...(reason ? [{ term: 'Reason', description: <bdi>{reason}</bdi> }] : []),
    ...(orderReference
      ? [
          {
            term: 'Order',
            description: <Link to={addresses.order(tenant, orderReference)}>{orderReference}</Link>,
          },
        ]
      : []),
  ];
  return (
    <Card>
      <Stack gap={4}>
        <div>
          <StatusPill tone={REQUEST_STATES[status].tone}>{REQUEST_STATES[status].name}</StatusPill>
        </div>
        <DescriptionList items={items} />
      </Stack>
    </Card>
  );
}

interface LastQuoteProps {
  request: GroupRequestCase;
  quote: NonNullable<GroupRequestCase['quote']>;
}

/** What was sent to the agency last. */
function LastQuote({ request: { zone }, quote }: LastQuoteProps) {
  const items = [
    { term: 'Customer pays', description: <Money value={quote.amount} /> },
    { term: 'Agency pays', description: <Money value={quote.agentAmount} /> },
    { term: `Valid until (${zone})`, description: quote.validUntil.replace('T', ' ') },
    { term: 'Quoted', description: <DateText value={quote.quotedAt} format="datetime" /> },
    { term: 'By', description: <bdi>{quote.quotedBy}</bdi> },
  ];
  return (
    <Card>
      <Stack gap={4}>
        <Heading level={2} size="md">
          Quote {quote.number}
        </Heading>
        <DescriptionList items={items} />
      </Stack>
    </Card>
  );
}
