import { typedWhole } from '@jetway/kit-domain/input';
import type { TableColumn } from '@jetway/kit-ui';
import {
  Button,
  Card,
  DateText,
  DescriptionList,
  Grid,
  Heading,
  Inline,
  Stack,
  Table,
  TextField,
  toast,
} from '@jetway/kit-ui';
import { useState } from 'react';

import type { FareLotPage, SeatChangeView } from '../../api/endpoints/fares';
import { useChangeFareLotSeatsMutation } from '../../api/endpoints/fares';
import { RefusedCallout } from '../../shared/refused.callout';
import { useRefusal } from '../../shared/step/use-refusal';

/** Most seats of one change. */
const MOST = 99_999;

const COLUMNS: readonly TableColumn<SeatChangeView>[] = [
  { id: 'at', title: 'When', render: ({ at }) => <DateText value={at} format="datetime" /> },
  { id: 'delta', title: 'Seats', align: 'end', render: ({ delta }) => (delta > 0 ? `+${delta}` : delta) },
  { id: 'reason', title: 'Reason', render: ({ reason }) => <bdi>{reason}</bdi> },
  { id: 'by', title: 'By', render: ({ by }) => <bdi>{by}</bdi> },
];

/** How many seats there are, and what added or returned them. */
export function SeatsCard({ page, mayChange }: { page: FareLotPage; mayChange: boolean }) {
  const { tenant, lotId, version, seatsTotal, seatsHeld, seatsSold, seatsFree, changes } = page;
  const [change, { isLoading }] = useChangeFareLotSeatsMutation();
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const { refusal, take: refused, faultAt, focus, fields } = useRefusal();
  const delta = changeOf(typed);

  const send = async () => {
    setChecked(true);
    if (delta === 0 || !reason.trim()) return focus();
    const { data, error } = await change({ seatChange: { tenant, lotId, version, delta, reason: reason.trim() } });
    refused(error);
    if (!data) return;
    setTyped('');
    setReason('');
    setChecked(false);
    toast.success(`The lot has ${data.seatsTotal} seats`);
  };

  return (
    <Card>
      <Stack gap={4}>
        <Heading level={2} size="md">
          Seats
        </Heading>
        <DescriptionList
          items={[
            { id: 'total', term: 'Bought', description: seatsTotal },
            { id: 'held', term: 'Held by orders', description: seatsHeld },
            { id: 'sold', term: 'Sold', description: seatsSold },
            { id: 'free', term: 'Left', description: seatsFree },
          ]}
        />
        {mayChange && (
          <>
            <Grid columns={{ phone: 1, tablet: 2 }} align="start" {...fields}>
              <TextField
                label="Seats to add or return"
                description="Negative: returned to the airline."
                value={typed}
                onChange={setTyped}
                errorMessage={
                  isChecked && delta === 0 ? 'Write a number of seats, such as 10 or -5.' : faultAt('/delta')
                }
              />
              <TextField
                label="Reason"
                maxLength={200}
                value={reason}
                onChange={setReason}
                errorMessage={isChecked && !reason.trim() ? 'Write the reason.' : faultAt('/reason')}
              />
            </Grid>
            <RefusedCallout error={refusal} />
            <Inline>
              <Button isPending={isLoading} onPress={() => void send()}>
                Change seats
              </Button>
            </Inline>
          </>
        )}
        {changes.length > 0 && (
          <Table
            caption="Changes of seats"
            columns={COLUMNS}
            rows={changes}
            rowKey={({ at, delta: by }) => `${at} ${by}`}
          />
        )}
      </Stack>
    </Card>
  );
}

/** Seats as typed, with a sign or none; 0 for what is no change. */
function changeOf(typed: string): number {
  const seats = typedWhole(typed.trim().replace(/^[+＋]/, '')) ?? 0;
  return Math.abs(seats) <= MOST ? seats : 0;
}
