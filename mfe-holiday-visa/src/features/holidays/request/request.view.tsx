import type { HolidayRequestAction, HolidayRequestPage } from '@jetway/kit-api/holidays';
import { Feature, formatDateTime } from '@jetway/kit-domain';
import { Fact } from '@jetway/kit-orders';
import { useLocaleTag, useSession, useT } from '@jetway/kit-runtime';
import { Link } from '@jetway/kit-runtime/router';
import { Button, Callout, Card, Heading, Inline, LinkButton, Stack, Text } from '@jetway/kit-ui';
import { useState } from 'react';

import { HOLIDAY_REQUESTS, holidayHref, holidayOrderHref } from '../../../shared/holidays/addresses';
import { RequestState } from '../../../shared/holidays/states';
import { Columns } from '../../../shared/orders/order.layout';
import { AcceptDialog } from './accept.dialog';
import { AskedCard } from './asked.card';
import { DeclineDialog, WithdrawDialog } from './end.dialogs';
import { HistoryCard } from './history.card';
import { MessagesCard } from './messages.card';
import { QuotationCards } from './quotation.cards';

/** What a button of the page opens. Messages are written in their card. */
type Opened = Exclude<HolidayRequestAction, 'message'>;

/** Buttons in their order, with their look. */
const BUTTONS = [
  ['accept', 'primary'],
  ['decline', 'secondary'],
  ['withdraw', 'ghost'],
] as const satisfies readonly (readonly [Opened, string])[];

interface RequestViewProps {
  request: HolidayRequestPage;
  onRefresh: () => void;
}

/** A request with its quotation, its messages and what can be done now. */
export function RequestView({ request, onRefresh }: RequestViewProps) {
  const t = useT('visas');
  const locale = useLocaleTag();
  const [opened, setOpened] = useState<Opened | null>(null);
  const { quotation } = request;
  const close = () => setOpened(null);
  const shown = BUTTONS.filter(([action]) => request.actions.includes(action));
  const refresh = { onClose: close, onRefresh };
  return (
    <Stack gap={5}>
      <Card padding="md">
        <Stack gap={4}>
          <div>
            <Link to={HOLIDAY_REQUESTS}>{t('holidays.request.back')}</Link>
          </div>
          <Inline justify="space-between" gap={4} wrap>
            <Inline gap={3} wrap>
              <Heading level={1} size="xl">
                {request.requestReference}
              </Heading>
              <RequestState state={request.state} />
            </Inline>
            {shown.length > 0 && (
              <Inline gap={3} wrap role="group" aria-label={t('holidays.request.menu')}>
                {shown.map(([action, variant]) => (
                  <Button key={action} variant={variant} onPress={() => setOpened(action)}>
                    {t(`holidays.request.actions.${action}`)}
                  </Button>
                ))}
              </Inline>
            )}
          </Inline>
          <Inline gap={6} align="start" wrap>
            <Fact label={t('holidays.request.package')}>
              <Text weight="semibold">
                <bdi>{request.packageTitle}</bdi>
              </Text>
            </Fact>
            <Fact label={t('holidays.request.asked')}>
              <Text>{t('holidays.by', { at: formatDateTime(request.createdAt, locale), by: request.askedBy })}</Text>
            </Fact>
            {request.assignedTo && (
              <Fact label={t('holidays.request.assigned')}>
                <Text>
                  <bdi>{request.assignedTo}</bdi>
                </Text>
              </Fact>
            )}
          </Inline>
          <Standing request={request} />
        </Stack>
      </Card>
      <Columns>
        <Stack gap={5}>
          {quotation && <QuotationCards quotation={quotation} state={request.state} onExpire={onRefresh} />}
          <MessagesCard request={request} />
        </Stack>
        <Stack gap={5}>
          <AskedCard request={request} />
          <HistoryCard history={request.history} />
        </Stack>
      </Columns>
      {opened === 'accept' && quotation && <AcceptDialog request={request} quotation={quotation} {...refresh} />}
      {opened === 'decline' && quotation && <DeclineDialog request={request} quotation={quotation} {...refresh} />}
      {opened === 'withdraw' && <WithdrawDialog request={request} {...refresh} />}
    </Stack>
  );
}

/** What the state means for the agency, and what comes next. */
function Standing({ request }: { request: HolidayRequestPage }) {
  const t = useT('visas');
  const { can } = useSession();
  const { state, quotation, orderReference, reason, packageId, date, adults, childAges } = request;
  switch (state) {
    case 'submitted':
    case 'acknowledged':
      return <Text muted>{t(`holidays.request.standing.${state}`)}</Text>;
    case 'quoted':
      return quotation?.isOver ? <Text muted>{t('holidays.request.standing.over')}</Text> : null;
    case 'accepted':
      return (
        <Callout
          tone="success"
          title={t('holidays.request.standing.accepted')}
          action={
            orderReference && (
              <LinkButton size="sm" href={holidayOrderHref(orderReference)}>
                {t('holidays.request.openBooking', { reference: orderReference })}
              </LinkButton>
            )
          }
        >
          {t('holidays.request.standing.acceptedText')}
        </Callout>
      );
    default:
      return (
        <Callout
          tone="info"
          title={t(`holidays.request.standing.${state}`)}
          action={
            can(Feature.AccessHoliday) && (
              <LinkButton size="sm" href={holidayHref(packageId, { date, adults, childAges })}>
                {t('holidays.request.again')}
              </LinkButton>
            )
          }
        >
          {reason ? <bdi>{reason}</bdi> : t('holidays.request.standing.free')}
        </Callout>
      );
  }
}
