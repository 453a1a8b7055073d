import type { HotelAction, HotelOrder } from '@jetway/kit-api/hotels';
import { Feature, formatDateTime } from '@jetway/kit-domain';
import { Fact, NextStep, OrderHead, OrderMenu } from '@jetway/kit-orders';
import { useDeadline, useLocaleTag, useSession, useT } from '@jetway/kit-runtime';
import { Button, Card, Countdown, Inline, LinkButton, Stack, Text } from '@jetway/kit-ui';

import { searchHref } from '../../shared/addresses';
import { printHref } from '../../shared/orders/addresses';
import { HotelStatus } from '../../shared/orders/hotel-status';
import { nextOf } from './next.model';
import type { Opened } from './opened';

interface OrderHeaderProps {
  order: HotelOrder;
  onOpen: (action: Opened) => void;
  onRefresh: () => void;
}

/** Buttons of the top menu in their order. */
const BUTTONS = ['pay', 'email', 'editPrice', 'history', 'cancel'] as const satisfies readonly Opened[];
const LOOK = {
  pay: 'primary',
  email: 'secondary',
  editPrice: 'secondary',
  history: 'secondary',
  cancel: 'ghost',
} as const satisfies Record<Opened, string>;

/** The code of each action. The server also checks it, together with the state of the booking. */
const CODES: Record<HotelAction, number> = {
  pay: Feature.BookHotel,
  print: Feature.PrintHotel,
  email: Feature.PrintHotel,
  editPrice: Feature.PrintHotel,
  history: Feature.ShowHotelBookingHistory,
  cancel: Feature.CancelHotel,
};

/** The hotel's confirmation, reference, status, next step and the actions that this user may take now. */
export function OrderHeader({ order, onOpen, onRefresh }: OrderHeaderProps) {
  const t = useT('hotels');
  const locale = useLocaleTag();
  const { can } = useSession();
  const actions = order.actions.filter((action) => can(CODES[action]));
  const next = nextOf(order, can);
  return (
    <Card padding="md">
      <Stack gap={4}>
        <Inline justify="space-between" gap={4} wrap>
          <OrderHead
            reference={order.referenceId}
            number={
              order.hotelConfirmation
                ? { label: t('stay.confirmation'), text: order.hotelConfirmation, copy: t('order.copyConfirmation') }
                : undefined
            }
          >
            <HotelStatus status={order.status} />
          </OrderHead>
          {actions.length > 0 && (
            <OrderMenu role="group" aria-label={t('order.menu')}>
              {actions.includes('print') && (
                <LinkButton variant="secondary" href={printHref(order.referenceId)}>
                  {t('order.actions.print')}
                </LinkButton>
              )}
              {BUTTONS.filter((action) => actions.includes(action)).map((action) => (
                <Button key={action} variant={LOOK[action]} onPress={() => onOpen(action)}>
                  {t(`order.actions.${action}`)}
                </Button>
              ))}
            </OrderMenu>
          )}
        </Inline>
        <NextStep action={next === 'again' && <LinkButton href={searchHref()}>{t('booking.searchAgain')}</LinkButton>}>
          {t(`order.next.${next}`)}
        </NextStep>
        <Inline gap={6} align="start" wrap>
          <PayBy order={order} onExpire={onRefresh} />
          <Fact label={t('order.booked')}>
            <Text>{t('order.bookedBy', { at: formatDateTime(order.createdAt, locale), by: order.createdBy })}</Text>
          </Fact>
        </Inline>
      </Stack>
    </Card>
  );
}

/** Until when an unpaid booking is held. */
function PayBy({ order: { payBy, payment }, onExpire }: { order: HotelOrder; onExpire: () => void }) {
  const t = useT('hotels');
  const deadline = useDeadline();
  if (!payBy || payment.state === 'paid') return null;
  return (
    <Fact label={t('order.payBy')}>
      <Text>{deadline(payBy)}</Text>
      <Countdown key={payBy} until={payBy} warnUnderSeconds={3600} onExpire={onExpire} />
    </Fact>
  );
}
