import type { GroupRequestAction, GroupRequestPage } from '@jetway/kit-api/fares';
import { formatDateTime } from '@jetway/kit-domain';
import { Fact } from '@jetway/kit-orders';
import { useLocaleTag, useT } from '@jetway/kit-runtime';
import { Link } from '@jetway/kit-runtime/router';
import { Button, Callout, Card, Heading, Inline, LinkButton, Stack, Text } from '@jetway/kit-ui';
import { useState } from 'react';

import { newRequestHref, orderHref, REQUESTS } from '../../../shared/addresses';
import { RequestStatus } from '../../../shared/request-status';
import { AcceptDialog } from './accept.dialog';
import { DeclineDialog, WithdrawDialog } from './end.dialogs';
import { HistoryCard } from './history.card';
import { QuoteCards } from './quote.cards';
import { TripCard } from './trip.card';

/** Buttons in their order, with their look. */
const BUTTONS = [
  ['accept', 'primary'],
  ['decline', 'secondary'],
  ['withdraw', 'ghost'],
] as const satisfies readonly (readonly [GroupRequestAction, string])[];

interface RequestViewProps {
  request: GroupRequestPage;
  onRefresh: () => void;
}

/** A request with its quote and what can be done now. */
export function RequestView({ request, onRefresh }: RequestViewProps) {
  const t = useT('fares');
  const locale = useLocaleTag();
  const [opened, setOpened] = useState<GroupRequestAction | null>(null);
  const { quote, trip } = request;
  const close = () => setOpened(null);
  const shown = BUTTONS.filter(([action]) => request.actions.includes(action));
  const refresh = { onClose: close, onRefresh };
  return (
    <Stack gap={5}>
      <Card padding="md">
        <Stack gap={4}>
          <div>
            <Link to={REQUESTS}>{t('requests.back')}</Link>
          </div>
          <Inline justify="space-between" gap={4} wrap>
            <Inline gap={3} wrap>
              <Heading level={1} size="xl">
                {request.referenceId}
              </Heading>
              <RequestStatus status={request.status} />
            </Inline>
            {shown.length > 0 && (
              <Inline gap={3} wrap role="group" aria-label={t('requests.menu')}>
                {shown.map(([action, variant]) => (
                  <Button key={action} variant={variant} onPress={() => setOpened(action)}>
                    {t(`requests.actions.${action}`)}
                  </Button>
                ))}
              </Inline>
            )}
          </Inline>
          <Inline gap={6} align="start" wrap>
            <Fact label={t('order.group')}>
              <Text weight="semibold">
                <bdi>{trip.groupName}</bdi>
              </Text>
            </Fact>
            <Fact label={t('requests.asked')}>
              <Text>
                {t('order.bookedBy', { at: formatDateTime(request.createdAt, locale), by: request.createdBy })}
              </Text>
            </Fact>
          </Inline>
          <Standing request={request} />
        </Stack>
      </Card>
      {quote && <QuoteCards quote={quote} passengers={trip.passengers} status={request.status} onExpire={onRefresh} />}
      <TripCard trip={trip} />
      <HistoryCard history={request.history} />
      {opened === 'accept' && quote && <AcceptDialog request={request} quote={quote} {...refresh} />}
      {opened === 'decline' && quote && <DeclineDialog request={request} quote={quote} {...refresh} />}
      {opened === 'withdraw' && <WithdrawDialog request={request} {...refresh} />}
    </Stack>
  );
}

/** What the state means for the agency, and what comes next. */
function Standing({ request: { status, quote, orderReference, reason, trip } }: { request: GroupRequestPage }) {
  const t = useT('fares');
  const [first] = trip.journeys;
  const { adults, children, infants } = trip.passengers;
  const again = (
    <LinkButton
      size="sm"
      href={newRequestHref({
        kind: trip.kind,
        origin: first?.origin ?? '',
        destination: first?.destination ?? '',
        passengers: adults + children + infants,
      })}
    >
      {t('requests.again')}
    </LinkButton>
  );
  switch (status) {
    case 'requested':
      return <Text muted>{t('requests.standing.requested')}</Text>;
    case 'quoted':
      return quote?.isOver ? <Text muted>{t('requests.standing.over')}</Text> : null;
    case 'accepted':
      return (
        <Callout
          tone="success"
          title={t('requests.standing.accepted')}
          action={
            orderReference && (
              <LinkButton size="sm" href={orderHref(orderReference)}>
                {t('requests.openBooking', { reference: orderReference })}
              </LinkButton>
            )
          }
        >
          {t('requests.standing.acceptedText')}
        </Callout>
      );
    default:
      return (
        <Callout tone="info" title={t(`requests.standing.${status}`)} action={again}>
          {reason ? <bdi>{reason}</bdi> : t('requests.standing.free')}
        </Callout>
      );
  }
}
