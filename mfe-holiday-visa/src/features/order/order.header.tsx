import type { VisaAction, VisaOrder } from '@jetway/kit-api/visas';
import { formatDateTime } from '@jetway/kit-domain';
import { Fact, NextStep, OrderHead, OrderMenu } from '@jetway/kit-orders';
import { useDeadline, useLocaleTag, useSession, useT } from '@jetway/kit-runtime';
import { Button, Card, Inline, LinkButton, Stack, Text } from '@jetway/kit-ui';

import { searchHref } from '../../shared/addresses';
import type { OrderView } from '../../shared/orders/addresses';
import { draftHref, printHref } from '../../shared/orders/addresses';
import { VisaStatus } from '../../shared/orders/visa-status';
import { nextOf } from './next.model';
import { CORRECTIONS, DIALOGS } from './opened';

interface OrderHeaderProps {
  order: VisaOrder;
  /** The actions that this user may take now. */
  actions: readonly VisaAction[];
  onOpen: (view: OrderView) => void;
}

/** Buttons of the top menu in their order. */
const BUTTONS = ['history', 'corrections', 'cancel'] as const satisfies readonly OrderView[];
const LOOK = { history: 'secondary', corrections: 'secondary', cancel: 'ghost' } as const;

/** Reference, status, next step and the actions that this user may take now. */
export function OrderHeader({ order, actions, onOpen }: OrderHeaderProps) {
  const t = useT('visas');
  const locale = useLocaleTag();
  const deadline = useDeadline();
  const { can } = useSession();
  const next = nextOf(order, actions, can);
  const isDraft = order.status === 'draft';
  return (
    <Card padding="md">
      <Stack gap={4}>
        <Inline justify="space-between" gap={4} wrap>
          <OrderHead reference={order.referenceId}>
            <VisaStatus status={order.status} />
          </OrderHead>
          {actions.length > 0 && (
            <OrderMenu role="group" aria-label={t('order.menu')}>
              {isDraft && actions.includes('edit') && (
                <LinkButton variant="primary" href={draftHref(order.referenceId)}>
                  {t('order.actions.edit')}
                </LinkButton>
              )}
              {actions.includes('correct') && (
                <Button variant="primary" onPress={() => document.getElementById(CORRECTIONS)?.focus()}>
                  {t('order.actions.correct')}
                </Button>
              )}
              {actions.includes('print') && (
                <LinkButton variant="secondary" href={printHref(order.referenceId)}>
                  {t('order.actions.print')}
                </LinkButton>
              )}
              {BUTTONS.filter((view) => actions.includes(DIALOGS[view])).map((view) => (
                <Button key={view} variant={LOOK[view]} onPress={() => onOpen(view)}>
                  {t(`order.actions.${view}`)}
                </Button>
              ))}
            </OrderMenu>
          )}
        </Inline>
        <NextStep action={next === 'again' && <LinkButton href={searchHref()}>{t('applications.new')}</LinkButton>}>
          {t(`order.next.${next}`)}
        </NextStep>
        <Inline gap={6} align="start" wrap>
          <Fact label={t('order.created')}>
            <Text>{t('order.createdBy', { at: formatDateTime(order.createdAt, locale), by: order.createdBy })}</Text>
          </Fact>
          {isDraft && order.draftUntil && (
            <Fact label={t('order.keptUntil')}>
              <Text>{deadline(order.draftUntil)}</Text>
            </Fact>
          )}
        </Inline>
      </Stack>
    </Card>
  );
}
