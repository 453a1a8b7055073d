import type { Order } from '@jetway/kit-api/flights';
import { useMyBalanceQuery } from '@jetway/kit-api/payment';
import { useT } from '@jetway/kit-runtime';
import { Button, DescriptionList, Dialog, Money, Skeleton, Stack, Text } from '@jetway/kit-ui';

import { shortage, walletCharge } from '../order.model';
import { IssueFaultCallout } from './issue-fault.callout';
import { ShortfallCallout } from './shortfall.callout';
import { useIssue } from './use-issue';

interface IssueDialogProps {
  order: Order;
  onClose: () => void;
  /** Reads the order again, e.g. when its fare moved. */
  onRefresh: () => void;
  onIssued: (issued: Order) => void;
}

/** Shows what the wallet pays, then issues. */
export function IssueDialog({ order, onClose, onRefresh, onIssued }: IssueDialogProps) {
  const t = useT('flights');
  const wallet = useMyBalanceQuery(undefined, { refetchOnMountOrArgChange: true });
  const { issue, isPending, fault } = useIssue(order, onIssued);
  const available = wallet.data && { currency: wallet.data.walletCurrency, amount: wallet.data.walletBalance };
  const charge = walletCharge(order);
  const lacking = available ? shortage(charge, available) : null;
  const isShort = lacking !== null || fault?.kind === 'insufficient';
  const isOver = fault?.kind === 'unknown' || fault?.kind === 'moved';
  const close = () => {
    if (isOver) onRefresh();
    onClose();
  };
  const footer = (
    <>
      <Button variant="ghost" isDisabled={isPending} onPress={close}>
        {t(isOver ? 'order.issueDialog.close' : 'order.issueDialog.cancel')}
      </Button>
      {!isOver && (
        <Button variant="primary" isPending={isPending} isDisabled={lacking !== null} onPress={() => void issue()}>
          {t('order.issueDialog.confirm')}
        </Button>
      )}
    </>
  );
  return (
    <Dialog title={t('order.issueDialog.title')} isOpen onOpenChange={close} dismissal={isPending ? 'none' : 'keyboard'} footer={footer}>
      <Stack gap={4}>
        <Text muted>{t(isPending ? 'booking.processing' : 'order.issueDialog.text')}</Text>
        <DescriptionList
          items={[
            { term: t('order.issueDialog.customer'), description: <Money value={order.fare.customerTotal} /> },
            { term: t('order.issueDialog.charge'), description: <Money value={charge} size="lg" /> },
            {
              term: t('order.issueDialog.available'),
              description: available ? <Money value={available} /> : <Skeleton width="6rem" height="1.25rem" />,
            },
          ]}
        />
        {isShort && <ShortfallCallout shortfall={lacking ?? (fault?.kind === 'insufficient' ? fault.shortfall : null)} />}
        {fault && <IssueFaultCallout fault={fault} />}
      </Stack>
    </Dialog>
  );
}
