import { Link } from '@jetway/kit-runtime/router';
import type { TableColumn } from '@jetway/kit-ui';
import {
  Button,
  Card,
  DateText,
  DescriptionList,
  Heading,
  Inline,
  Money,
  Stack,
  StatusPill,
  Table,
  Text,
} from '@jetway/kit-ui';

import type {
  HolidayPackagePrice,
  HolidayQuoted,
  HolidayQuoteLine,
  HolidayRequestCase,
} from '../../../api/endpoints/holidays';
import { addresses } from '../../../shared/addresses';
import { policyText } from '../../../shared/step/policy.rules';
import { partyOf, REQUEST_STATES } from '../holidays.model';

/** What the agency asks for. */
export function RequestFacts({ request }: { request: HolidayRequestCase }) {
  const { tenant, state, childAges, contact } = request;
  const shown = REQUEST_STATES[state];
  const items = [
    { term: 'Agency', description: <bdi>{request.agency}</bdi> },
    { term: 'Asked by', description: <bdi>{request.askedBy}</bdi> },
    { term: 'Asked', description: <DateText value={request.createdAt} format="datetime" /> },
    {
      term: 'Package',
      description: (
        <Link to={addresses.package(tenant, request.packageId)}>
          <bdi>{request.packageTitle}</bdi>
        </Link>
      ),
    },
    { term: 'City', description: <bdi>{request.city}</bdi> },
    { term: 'Starts', description: <DateText value={request.date} /> },
    { term: 'Flexible days', description: String(request.flexibleDays) },
    { term: 'Travellers', description: partyOf(request.adults, childAges.length) },
    ...(childAges.length > 0 ? [{ term: 'Ages of the children', description: childAges.join(', ') }] : []),
    ...(request.rooms === undefined ? [] : [{ term: 'Rooms', description: String(request.rooms) }]),
    ...(request.budget ? [{ term: 'Budget', description: <Money value={request.budget} /> }] : []),
    { term: 'Contact', description: <bdi>{contact.name}</bdi> },
    { term: 'Phone', description: <bdi>{contact.phone}</bdi> },
    { term: 'E-mail', description: <bdi>{contact.email}</bdi> },
    ...(request.notes ? [{ term: 'Wishes', description: <bdi>{request.notes}</bdi> }] : []),
    ...(request.reason ? [{ term: 'Reason', description: <bdi>{request.reason}</bdi> }] : []),
  ];
  return (
    <Card>
      <Stack gap={4}>
        <Inline justify="space-between" wrap>
          <Heading level={2} size="md">
            What was asked for
          </Heading>
          <span role="status">
            <StatusPill tone={shown.tone}>{shown.name}</StatusPill>
          </span>
        </Inline>
        <DescriptionList items={items} />
      </Stack>
    </Card>
  );
}

function lineColumns(currency: string): readonly TableColumn<HolidayQuoteLine>[] {
  return [
    { id: 'label', title: 'Line', render: ({ label }) => <bdi>{label}</bdi> },
    { id: 'quantity', title: 'Quantity', align: 'end', render: ({ quantity }) => quantity },
    {
      id: 'unit',
      title: 'Customer pays for one',
      align: 'end',
      render: ({ unitAmount }) => <Money value={`${currency} ${unitAmount}`} />,
    },
    {
      id: 'agent',
      title: 'Agency pays for one',
      align: 'end',
      render: ({ unitAgentAmount }) => <Money value={`${currency} ${unitAgentAmount}`} />,
    },
  ];
}

interface LinesProps {
  caption: string;
  currency: string;
  lines: readonly HolidayQuoteLine[];
}

function LinesTable({ caption, currency, lines }: LinesProps) {
  return (
    <Table
      caption={caption}
      columns={lineColumns(currency)}
      rows={lines}
      rowKey={(line) => `${lines.indexOf(line)} ${line.label}`}
    />
  );
}

interface PackagePriceProps {
  request: HolidayRequestCase;
  price: HolidayPackagePrice;
}

/** What the package costs for this party on this day: the quotation starts with it. */
export function PackagePrice({ request: { currency }, price }: PackagePriceProps) {
  return (
    <Card>
      <Stack gap={4}>
        <Heading level={2} size="md">
          Price of the package for this party
        </Heading>
        <LinesTable caption="Price of the package" currency={currency} lines={price.lines} />
        <Text size="sm" muted>
          Deposit {price.depositPercent} %. Cancellation: {policyText(price.cancellationPolicy)}.
        </Text>
      </Stack>
    </Card>
  );
}

interface LastQuotationProps {
  request: HolidayRequestCase;
  quotation: HolidayQuoted;
  /** Opens the form that replaces it; absent when it cannot be replaced, or is being. */
  onRevise?: () => void;
}

/** What was sent to the agency last. */
export function LastQuotation({ request: { currency, zone }, quotation, onRevise }: LastQuotationProps) {
  const { form } = quotation;
  const moment = (value: string) => value.replace('T', ' ');
  const { deposit } = form;
  const items = [
    { term: 'Customer pays', description: <Money value={quotation.amount} /> },
    { term: 'Agency pays', description: <Money value={quotation.agentAmount} /> },
    { term: `Valid until (${zone})`, description: moment(form.validUntil) },
    {
      term: 'Deposit',
      description:
        deposit.kind === 'percent' ? `${deposit.percent} %` : <Money value={`${currency} ${deposit.amount}`} />,
    },
    { term: `Deposit by (${zone})`, description: moment(form.depositDue) },
    { term: `Balance by (${zone})`, description: moment(form.balanceDue) },
    { term: 'Cancellation', description: policyText(form.cancellationPolicy) },
    ...(form.inclusions.length > 0 ? [{ term: 'Included', description: <bdi>{form.inclusions.join('; ')}</bdi> }] : []),
    ...(form.note ? [{ term: 'Note', description: <bdi>{form.note}</bdi> }] : []),
    { term: 'Quoted', description: <DateText value={quotation.quotedAt} format="datetime" /> },
    { term: 'By', description: <bdi>{quotation.quotedBy}</bdi> },
  ];
  return (
    <Card>
      <Stack gap={4}>
        <Inline justify="space-between" wrap>
          <Heading level={2} size="md">
            Quotation {quotation.number}
          </Heading>
          {onRevise && <Button onPress={onRevise}>Revise the quotation</Button>}
        </Inline>
        <LinesTable caption={`Lines of quotation ${quotation.number}`} currency={currency} lines={form.lines} />
        <DescriptionList items={items} />
      </Stack>
    </Card>
  );
}
