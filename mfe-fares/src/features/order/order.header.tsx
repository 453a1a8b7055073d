import type { GroupOrder } from '@jetway/kit-api/fares';
import { formatDateTime } from '@jetway/kit-domain';
import { Fact, NextStep, OrderHead, OrderMenu } from '@jetway/kit-orders';
import { useDeadline, useLocaleTag, useSession, useT } from '@jetway/kit-runtime';
import { Button, Card, Inline, LinkButton, Stack, Text } from '@jetway/kit-ui';

import { RESULTS } from '../../shared/addresses';
import { GroupStatus } from '../../shared/group-status';
import { nextOf } from './next.model';
import type { Opened } from './opened';

/** Buttons of the top menu in their order, with their look. */
const BUTTONS = [
  ['payDeposit', 'primary'],
  ['payBalance', 'primary'],
  ['dropSeats', 'secondary'],
  ['history', 'secondary'],
  ['cancel', 'ghost'],
] as const satisfies readonly (readonly [Opened, string])[];

interface OrderHeaderProps {
  order: GroupOrder;
  onOpen: (action: Opened) => void;
}

/** Reference, status, next step and the actions that the server allows this user now. */
export function OrderHeader({ order, onOpen }: OrderHeaderProps) {
  const t = useT('fares');
  const locale = useLocaleTag();
  const deadline = useDeadline();
  const { can } = useSession();
  const next = nextOf(order, can);
  const shown = BUTTONS.filter(([action]) => order.actions.includes(action));
  return (
    <Card padding="md">
      <Stack gap={4}>
        <Inline justify="space-between" gap={4} wrap>
          <OrderHead reference={order.referenceId}>
            <GroupStatus status={order.status} />
          </OrderHead>
          {shown.length > 0 && (
            <OrderMenu role="group" aria-label={t('order.menu')}>
              {shown.map(([action, variant]) => (
                <Button key={action} variant={variant} onPress={() => onOpen(action)}>
                  {t(`order.actions.${action}`)}
                </Button>
              ))}
            </OrderMenu>
          )}
        </Inline>
        <NextStep
          action={
            next.key === 'again' && <LinkButton href={RESULTS[order.lot.kind]}>{t('bookings.findFares')}</LinkButton>
          }
        >
          {t(`order.next.${next.key}`, { at: next.by ? deadline(next.by) : '' })}
        </NextStep>
        <Inline gap={6} align="start" wrap>
          <Fact label={t('order.group')}>
            <Text weight="semibold">
              <bdi>{order.groupName}</bdi>
            </Text>
          </Fact>
          <Fact label={t('order.booked')}>
            <Text>{t('order.bookedBy', { at: formatDateTime(order.createdAt, locale), by: order.createdBy })}</Text>
          </Fact>
        </Inline>
      </Stack>
    </Card>
  );
}
