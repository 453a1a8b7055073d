import { useState } from 'react';

import {
  Accordion,
  Badge,
  Carousel,
  DescriptionList,
  DestinationArt,
  Disclosure,
  FilterChips,
  Money,
  Pagination,
  StatusPill,
  styled,
  Table,
  type TableColumn,
  Tabs,
  Text,
  toast,
} from '../../src';
import { Exhibit, Room } from '../exhibit';

interface Movement {
  id: number;
  at: string;
  kind: string;
  reference: string;
  status: 'success' | 'warning' | 'danger';
  amount: string;
}

const ROWS: Movement[] = [
  {
    id: 1,
    at: '3 Nov 2026, 21:40',
    kind: 'Ticket',
    reference: 'FLN-24H7K2',
    status: 'success',
    amount: 'AED -4247.50',
  },
  { id: 2, at: '3 Nov 2026, 09:12', kind: 'Top-up', reference: 'TU-000481', status: 'success', amount: 'AED 15000.00' },
  { id: 3, at: '2 Nov 2026, 17:03', kind: 'Ticket', reference: 'FLN-24H6Q9', status: 'warning', amount: 'AED -980.00' },
  { id: 4, at: '1 Nov 2026, 11:55', kind: 'Refund', reference: 'FLN-24G1ZP', status: 'danger', amount: 'AED 312.25' },
];

const COLUMNS: TableColumn<Movement>[] = [
  { id: 'at', title: 'Posted', render: (row) => row.at },
  { id: 'reference', title: 'Reference', render: (row) => row.reference },
  { id: 'kind', title: 'Kind', render: (row) => <Badge>{row.kind}</Badge>, hideOnPhone: true },
  { id: 'status', title: 'Status', render: (row) => <StatusPill tone={row.status}>{row.status}</StatusPill> },
  { id: 'amount', title: 'Amount', align: 'end', render: (row) => <Money value={row.amount} /> },
];

const Stage = styled.div`
  block-size: 14rem;
`;

export function DataRoom() {
  return (
    <Room title="Data">
      <Exhibit title="Table with row action" wide>
        <Table
          caption="Movements"
          columns={COLUMNS}
          rows={ROWS}
          rowKey={(row) => row.id}
          onRowAction={(row) => toast.info(row.reference)}
        />
        <Pages />
      </Exhibit>
      <Exhibit title="Table, loading" wide>
        <Table caption="Movements" columns={COLUMNS} rows={[]} rowKey={(row) => row.id} isLoading />
      </Exhibit>
      <TabsExhibit />
      <Exhibit title="DescriptionList">
        <DescriptionList
          items={[
            { term: 'Reference', description: 'FLN-24H7K2' },
            { term: 'Travellers', description: '2 adults, 1 child' },
            { term: 'Ticket by', description: '3 Nov 2026, 21:40' },
          ]}
        />
        <DescriptionList
          layout="stacked"
          items={[
            { term: 'Phone', description: '+971 50 123 4567' },
            { term: 'Email', description: 'desk@falcon.example' },
          ]}
        />
      </Exhibit>
      <ChipsExhibit />
      <Exhibit title="Disclosure">
        <Disclosure title="Passport, optional">
          <Text>Asked for only where the airline wants it at booking.</Text>
        </Disclosure>
        <Disclosure title="Fare rules" defaultExpanded>
          <Text muted>Changes AED 150 before departure. No refund after.</Text>
        </Disclosure>
      </Exhibit>
      <Exhibit title="Accordion">
        <Accordion defaultExpandedIds={['hold']}>
          <Disclosure id="hold" title="How long is a fare held?">
            <Text muted>As long as the airline says: the time stands beside the booking.</Text>
          </Disclosure>
          <Disclosure id="void" title="Can a ticket be voided?">
            <Text muted>Until midnight of the day it was issued.</Text>
          </Disclosure>
        </Accordion>
      </Exhibit>
      <Exhibit title="Carousel">
        <Stage>
          <Carousel label="Destinations" autoplayMs={5000} loop dots>
            {['Dubai', 'Muscat', 'Male'].map((city) => (
              <DestinationArt key={city} seed={city} title={city} />
            ))}
          </Carousel>
        </Stage>
      </Exhibit>
    </Room>
  );
}

function Pages() {
  const [page, setPage] = useState(5);
  return <Pagination page={page} pageSize={20} total={236} onChange={setPage} />;
}

function TabsExhibit() {
  const [selected, setSelected] = useState('held');
  return (
    <Exhibit title="Tabs">
      <Tabs
        label="Bookings"
        selected={selected}
        onChange={setSelected}
        items={[
          { id: 'held', label: 'On hold', content: <Text>Three bookings wait to be ticketed.</Text> },
          { id: 'ticketed', label: 'Ticketed', content: <Text>Twelve this week.</Text> },
          { id: 'cancelled', label: 'Cancelled', content: <Text>None.</Text> },
          { id: 'archived', label: 'Archived', content: <Text>None.</Text>, isDisabled: true },
        ]}
      />
    </Exhibit>
  );
}

function ChipsExhibit() {
  const [chips, setChips] = useState([
    { id: 'nonstop', label: 'Non-stop' },
    { id: 'ek', label: 'Emirates' },
    { id: 'price', label: 'Under AED 1,500' },
  ]);
  return (
    <Exhibit title="FilterChips">
      <FilterChips
        label="Filters"
        chips={chips}
        onRemove={(id) => setChips(chips.filter((chip) => chip.id !== id))}
        onClear={() => setChips([])}
      />
    </Exhibit>
  );
}
