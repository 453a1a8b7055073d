import type { HolidayOrder } from '@jetway/kit-api/holidays';
import { formatDate, formatDateTime } from '@jetway/kit-domain';
import { Fact, NextStep, OrderHead, OrderMenu } from '@jetway/kit-orders';
import { useDeadline, useLocaleTag, useT } from '@jetway/kit-runtime';
import { Link } from '@jetway/kit-runtime/router';
import { Button, Card, Inline, Stack, Text } from '@jetway/kit-ui';

import { holidayRequestHref } from '../../../shared/holidays/addresses';
import { OrderStage } from '../../../shared/holidays/states';
import { usePartyText } from '../../../shared/holidays/use-party-text';
import { nextOf } from './next.model';
import type { Opened } from './opened';

/** Buttons of the top menu in their order, with their look. */
const BUTTONS = [
  ['payDeposit', 'primary'],
  ['payBalance', 'primary'],
  ['history', 'secondary'],
  ['cancel', 'ghost'],
] as const satisfies readonly (readonly [Opened, string])[];

interface OrderHeaderProps {
  order: HolidayOrder;
  onOpen: (action: Opened) => void;
}

/** Reference, stage, next step and the actions that the server allows this user now. */
export function OrderHeader({ order, onOpen }: OrderHeaderProps) {
  const t = useT('visas');
  const locale = useLocaleTag();
  const deadline = useDeadline();
  const party = usePartyText();
  const next = nextOf(order);
  const shown = BUTTONS.filter(([action]) => order.actions.includes(action));
  return (
    <Card padding="md">
      <Stack gap={4}>
        <Inline justify="space-between" gap={4} wrap>
          <OrderHead reference={order.orderReference}>
            <OrderStage stage={order.stage} />
          </OrderHead>
          {shown.length > 0 && (
            <OrderMenu role="group" aria-label={t('holidays.order.menu')}>
              {shown.map(([action, variant]) => (
                <Button key={action} variant={variant} onPress={() => onOpen(action)}>
                  {t(`holidays.order.actions.${action}`)}
                </Button>
              ))}
            </OrderMenu>
          )}
        </Inline>
        <NextStep>{t(`holidays.order.next.${next.key}`, { at: next.by ? deadline(next.by) : '' })}</NextStep>
        <Inline gap={6} align="start" wrap>
          <Fact label={t('holidays.request.package')}>
            <Text weight="semibold">
              <bdi>{order.packageTitle}</bdi>
            </Text>
          </Fact>
          <Fact label={t('holidays.order.dates')}>
            <Text>{[order.startsOn, order.endsOn].map((day) => formatDate(day, locale)).join(' – ')}</Text>
          </Fact>
          <Fact label={t('holidays.search.travellers')}>
            <Text>{party(order.adults, order.childAges.length)}</Text>
          </Fact>
          <Fact label={t('holidays.order.booked')}>
            <Text>{t('holidays.by', { at: formatDateTime(order.createdAt, locale), by: order.createdBy })}</Text>
          </Fact>
          <Fact label={t('holidays.order.request')}>
            <Link to={holidayRequestHref(order.requestReference)}>{order.requestReference}</Link>
          </Fact>
        </Inline>
      </Stack>
    </Card>
  );
}
