import { problemOf } from '@jetway/kit-api';
import type { LimitRequest, Order } from '@jetway/kit-api/flights';
import { useGetExtendTimeLimitRequestQuery } from '@jetway/kit-api/flights';
import { problemKey } from '@jetway/kit-orders';
import { useDeadline, useT } from '@jetway/kit-runtime';
import { Button, Callout, Dialog, ErrorState, Skeleton, Stack, toast } from '@jetway/kit-ui';

import { EarlierRequests } from './earlier-requests';
import { ExtendFields } from './extend.fields';
import { releaseAt } from './extend.model';
import { useExtend } from './use-extend';

interface ExtendDialogProps {
  order: Order;
  onClose: () => void;
  /** Reloads the order after it has changed. */
  onRefresh: () => void;
}

/** Requests a longer ticketing time limit from the airline. */
export function ExtendDialog({ order, onClose, onRefresh }: ExtendDialogProps) {
  const t = useT('flights');
  const deadline = useDeadline();
  const outlook = useGetExtendTimeLimitRequestQuery(
    { orderReference: order.orderReference },
    { refetchOnMountOrArgChange: true },
  );
  const granted = ({ requestedUntil, grantedUntil = requestedUntil }: LimitRequest) => {
    const key = grantedUntil < requestedUntil ? 'grantedLess' : 'granted';
    toast.success(t(`order.extend.${key}`, { until: deadline(releaseAt(grantedUntil, order.timeLimits)) }));
    onClose();
  };
  const request = useExtend(order, granted);
  const close = () => {
    if (request.isOver) onRefresh();
    onClose();
  };
  const limits = outlook.data?.timeLimits;
  const limit = limits?.ticketingTimeLimitAt;
  const latest = outlook.data?.maxRequestable;
  const canAsk = limits !== undefined && limit !== undefined && latest !== undefined && !request.isOver;
  const footer = (
    <>
      <Button variant="ghost" isDisabled={request.isPending} onPress={close}>
        {t(canAsk ? 'order.extend.cancel' : 'order.extend.close')}
      </Button>
      {canAsk && (
        <Button
          variant="primary"
          isPending={request.isPending}
          onPress={({ target }) => void request.send(target.closest('[role=dialog]'))}
        >
          {t('order.extend.send')}
        </Button>
      )}
    </>
  );
  return (
    <Dialog
      title={t('order.extend.title')}
      isOpen
      onOpenChange={close}
      dismissal={request.isPending ? 'none' : 'keyboard'}
      footer={footer}
    >
      <Stack gap={4}>
        {request.refused && (
          <Callout tone="danger" title={t('order.extend.refused')}>
            {request.refused.refusal}
          </Callout>
        )}
        {request.error !== undefined && (
          <Callout tone="danger" title={t('order.extend.failed')}>
            {t(`orders.problems.${problemKey(request.error)}`)}
          </Callout>
        )}
        {!outlook.data && !outlook.isError && <OutlookLoading />}
        {!outlook.data && outlook.isError && (
          <ErrorState
            level={3}
            title={t('order.extend.unread')}
            text={t(`orders.problems.${problemKey(outlook.error)}`)}
            requestId={problemOf(outlook.error)?.requestId}
            onRetry={() => void outlook.refetch()}
          />
        )}
        {outlook.data?.fixedBy && (
          <Callout tone="info" title={t('order.extend.fixed.title')}>
            {t(`order.extend.fixed.${outlook.data.fixedBy}`)}
          </Callout>
        )}
        {canAsk && <ExtendFields limit={limit} latest={latest} limits={limits} request={request} />}
        {outlook.data && <EarlierRequests requests={outlook.data.requests} limits={outlook.data.timeLimits} />}
      </Stack>
    </Dialog>
  );
}

function OutlookLoading() {
  return (
    <Stack gap={3}>
      <Skeleton width="70%" height="1.25rem" />
      <Skeleton height="2.5rem" />
      <Skeleton height="2.5rem" />
    </Stack>
  );
}
