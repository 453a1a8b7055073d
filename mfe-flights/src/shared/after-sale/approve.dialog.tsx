import type { AfterSaleRequest, ExchangeQuoteView } from '@jetway/kit-api/flights';
import { useVerifyExchangeRequestQuery } from '@jetway/kit-api/flights';
import { problemOf } from '@jetway/kit-api';
import { useMyBalanceQuery } from '@jetway/kit-api/payment';
import { problemKey, ShortfallCallout, shortage } from '@jetway/kit-orders';
import { useT } from '@jetway/kit-runtime';
import { Button, Callout, Dialog, ErrorState, Skeleton, Stack, Text, toast } from '@jetway/kit-ui';
import { useState } from 'react';

import { useNetHidden } from '../desk/net-hidden';
import { outcomeOf } from './exchange.model';
import { ExchangeQuote } from './exchange.quote';
import type { ApprovalFault } from './use-approve';
import { useApprove } from './use-approve';

interface ApproveDialogProps {
  request: AfterSaleRequest;
  nameOf: (travellerId: string) => string;
  onClose: () => void;
}

/**
 * Reads the quote again, shows it, and approves exactly that one. A quote that differs from the one the page showed is shown before
 * it can be approved.
 */
export function ApproveDialog({ request, nameOf, onClose }: ApproveDialogProps) {
  const t = useT('flights');
  const { requestReference } = request;
  const verified = useVerifyExchangeRequestQuery(
    { exchangeVerifyBody: { requestReference } },
    { refetchOnMountOrArgChange: true },
  );
  const wallet = useMyBalanceQuery(undefined, { refetchOnMountOrArgChange: true });
  const { approve, isPending, fault, forget } = useApprove();
  const { isNetHidden } = useNetHidden();
  const [expiredId, setExpiredId] = useState('');
  const now = verified.isFetching ? undefined : verified.currentData;
  const quote = now?.row.request.exchange?.quote;
  const outcome = quote && outcomeOf(quote);
  const available = wallet.data && { currency: wallet.data.walletCurrency, amount: wallet.data.walletBalance };
  const lacking = outcome?.kind === 'pay' && available ? shortage(outcome.amount, available) : null;
  const isOver = now !== undefined && (!now.approvable || !quote || quote.quoteId === expiredId);
  const isUnknown = fault?.kind === 'unknown';
  const press = async () => {
    if (!quote) return;
    if (await approve(requestReference, quote.quoteId)) {
      toast.success(t('exchange.approved', { reference: requestReference }));
      onClose();
    }
  };
  const readAgain = () => {
    forget();
    void verified.refetch();
  };
  const footer = (
    <Footer
      isMoved={fault?.kind === 'moved'}
      isPending={isPending}
      isBarred={!quote || isNetHidden || isOver || isUnknown || lacking !== null}
      onClose={onClose}
      onRead={readAgain}
      onApprove={() => void press()}
    />
  );
  return (
    <Dialog
      title={t('exchange.approveTitle')}
      isOpen
      onOpenChange={onClose}
      dismissal={isPending ? 'none' : 'keyboard'}
      footer={footer}
    >
      <Stack gap={4}>
        <Text>{t('exchange.noWayBack')}</Text>
        {verified.isError ? (
          <ErrorState
            level={3}
            title={t('afterSale.unread')}
            text={t(`orders.problems.${problemKey(verified.error)}`)}
            requestId={problemOf(verified.error)?.requestId}
            onRetry={() => void verified.refetch()}
          />
        ) : (
          <CurrentQuote
            isReading={!now}
            shown={request.exchange?.quote}
            quote={quote}
            nameOf={nameOf}
            isCounting={!isPending}
            onExpire={setExpiredId}
          />
        )}
        {isOver && !isPending && !fault && (
          <Callout tone="warning" title={t('exchange.over.title')}>
            {t('exchange.over.text')}
          </Callout>
        )}
        {(lacking !== null || fault?.kind === 'insufficient') && (
          <ShortfallCallout
            words="exchange.insufficient"
            shortfall={lacking ?? (fault?.kind === 'insufficient' ? fault.shortfall : null)}
          />
        )}
        {fault && <Fault fault={fault} />}
      </Stack>
    </Dialog>
  );
}

interface FooterProps {
  /** The quote is another one by now. */
  isMoved: boolean;
  isPending: boolean;
  isBarred: boolean;
  onClose: () => void;
  onRead: () => void;
  onApprove: () => void;
}

function Footer({ isMoved, isPending, isBarred, onClose, onRead, onApprove }: FooterProps) {
  const t = useT('flights');
  return (
    <>
      <Button variant="ghost" isDisabled={isPending} onPress={onClose}>
        {t('afterSale.close')}
      </Button>
      {isMoved ? (
        <Button variant="primary" onPress={onRead}>
          {t('exchange.readAgain')}
        </Button>
      ) : (
        <Button variant="primary" isPending={isPending} isDisabled={isBarred} onPress={onApprove}>
          {t('exchange.approve')}
        </Button>
      )}
    </>
  );
}

interface CurrentQuoteProps {
  isReading: boolean;
  /** The quote the page showed. */
  shown: ExchangeQuoteView | undefined;
  quote: ExchangeQuoteView | undefined;
  nameOf: (travellerId: string) => string;
  isCounting: boolean;
  onExpire: (quoteId: string) => void;
}

/** The current quote; says when it differs from the one the page showed. */
function CurrentQuote({ isReading, shown, quote, nameOf, isCounting, onExpire }: CurrentQuoteProps) {
  const t = useT('flights');
  if (isReading) return <Skeleton height="10rem" />;
  if (!quote) return null;
  return (
    <>
      {shown && shown.quoteId !== quote.quoteId && (
        <Callout tone="warning" title={t('exchange.moved.title')}>
          {t('exchange.moved.text')}
        </Callout>
      )}
      <ExchangeQuote quote={quote} nameOf={nameOf} isCounting={isCounting} onExpire={() => onExpire(quote.quoteId)} />
    </>
  );
}

function Fault({ fault }: { fault: ApprovalFault }) {
  const t = useT('flights');
  switch (fault.kind) {
    case 'insufficient':
      return null;
    case 'moved':
      return (
        <Callout tone="warning" title={t('exchange.moved.title')}>
          {t('exchange.moved.refused')}
        </Callout>
      );
    case 'unknown':
      return (
        <Callout tone="info" title={t('exchange.unknown.title')}>
          {t('exchange.unknown.text')}
        </Callout>
      );
    case 'failed':
      return (
        <Callout tone="danger" title={t('afterSale.failed')}>
          {t(`orders.problems.${problemKey(fault.error)}`)}
        </Callout>
      );
  }
}
