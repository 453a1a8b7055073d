import { useState } from 'react';

import {
  Badge,
  Button,
  Callout,
  Countdown,
  EmptyState,
  ErrorState,
  Grid,
  icons,
  Inline,
  ProgressBar,
  Skeleton,
  SkeletonCard,
  Spinner,
  Stack,
  StatusPill,
  Steps,
  toast,
  type Tone,
} from '../../src';
import { Exhibit, Room } from '../exhibit';

const TONES: Tone[] = ['neutral', 'accent', 'success', 'warning', 'danger', 'info'];
const STEPS = ['Travellers', 'Review', 'Confirmation'];

export function FeedbackRoom() {
  return (
    <Room title="Feedback">
      <Exhibit title="Callout" wide>
        <Grid minColumn="22rem" gap={3}>
          {TONES.map((tone) => (
            <Callout key={tone} tone={tone} title={tone === 'info' ? undefined : 'The fare has changed'}>
              It is AED 45.00 more than a minute ago. Nothing has been charged.
            </Callout>
          ))}
          <Callout tone="warning" title="Ticket by 18:40" action={<Button size="sm">Issue now</Button>}>
            After that the airline lets the seats go.
          </Callout>
        </Grid>
      </Exhibit>
      <Exhibit title="Badge, StatusPill">
        <Inline gap={2}>
          {TONES.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
        </Inline>
        <Inline gap={2}>
          {TONES.map((tone) => (
            <StatusPill key={tone} tone={tone} isLive={tone === 'info'}>
              {tone}
            </StatusPill>
          ))}
        </Inline>
      </Exhibit>
      <Exhibit title="Toast">
        <Inline gap={2}>
          <Button
            onPress={() => toast.success('Ticket issued', { description: '2 tickets, AED 4,247.50 from the wallet' })}
          >
            Success
          </Button>
          <Button onPress={() => toast.error('The airline refused the booking')}>Error</Button>
          <Button onPress={() => toast.info('Signed in on another device')}>Info</Button>
        </Inline>
      </Exhibit>
      <Clocks />
      <Exhibit title="Steps" wide>
        <Steps steps={STEPS} current={0} />
        <Steps steps={STEPS} current={1} />
        <Steps steps={STEPS} current={3} />
      </Exhibit>
      <Exhibit title="Spinner, ProgressBar">
        <Inline gap={4}>
          <Spinner size={14} />
          <Spinner />
          <Spinner size={32} />
        </Inline>
        <ProgressBar label="Asking suppliers" value={62} />
        <ProgressBar label="Issuing the ticket" />
      </Exhibit>
      <Exhibit title="Skeleton">
        <Stack gap={2}>
          <Skeleton width="60%" height="1.5rem" label="Loading fares" />
          <Skeleton />
          <Skeleton width="80%" />
        </Stack>
      </Exhibit>
      <SkeletonCard lines={3} />
      <Exhibit title="EmptyState">
        <EmptyState
          title="No bookings yet"
          text="Search for a fare and put it on hold; it will wait for you here."
          action={
            <Button variant="primary" iconStart={<icons.Search aria-hidden size={16} />}>
              Search flights
            </Button>
          }
        />
      </Exhibit>
      <Exhibit title="ErrorState">
        <ErrorState
          title="Your bookings did not arrive"
          text="Nothing has changed. It may be the connection."
          requestId="0197c2f4-77aa-7c31"
          onRetry={() => toast.info('Asked again')}
        />
      </Exhibit>
    </Room>
  );
}

function Clocks() {
  const [now] = useState(() => Date.now());
  const after = (seconds: number) => new Date(now + seconds * 1000).toISOString();
  return (
    <Exhibit title="Countdown">
      <Inline gap={3}>
        <Countdown until={after(4000)} label="Fare held for" />
        <Countdown until={after(847)} label="Fare held for" />
        <Countdown until={after(58)} label="Fare held for" />
        <Countdown until={after(-1)} label="Fare held for" />
      </Inline>
    </Exhibit>
  );
}
