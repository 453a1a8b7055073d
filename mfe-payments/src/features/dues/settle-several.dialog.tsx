import { problemOf } from '@jetway/kit-api';
import type { SettleResult } from '@jetway/kit-api/payment';
import { useGetSettlementDetailsQuery, useSettleSeveralMutation } from '@jetway/kit-api/payment';
import { Feature } from '@jetway/kit-domain';
import { useSession, useT } from '@jetway/kit-runtime';
import {
  Button,
  Callout,
  ConfirmDialog,
  DescriptionList,
  Dialog,
  ErrorState,
  LinkButton,
  Money,
  Skeleton,
  Stack,
  Text,
} from '@jetway/kit-ui';
import type { ReactNode } from 'react';
import { useRef, useState } from 'react';

import { pages } from '../../shared/addresses';

interface SettleSeveralDialogProps {
  /** References of the orders to settle. */
  orders: readonly string[];
  /** Called with `true` once something may have been settled. */
  onClose: (isDone: boolean) => void;
}

/**
 * Shows the amounts due of the selected orders, then pays each in full. Charges only amounts shown here; an order whose amount
 * has changed is refused by the server and stays unpaid.
 */
export function SettleSeveralDialog({ orders, onClose }: SettleSeveralDialogProps) {
  const t = useT('payments');
  const details = useGetSettlementDetailsQuery(
    { settlementRequest: { orderReferences: [...orders] } },
    { refetchOnMountOrArgChange: true },
  );
  const [settle, { isLoading, isError }] = useSettleSeveralMutation();
  const [results, setResults] = useState<SettleResult[]>();
  const isUnderway = useRef(false);
  const { total, shortfall, walletBalance, dues } = details.currentData ?? {};
  const accepted = dues?.flatMap(({ orderReference, left }) =>
    left ? [{ orderReference, acceptedAmount: left }] : [],
  );
  const isKnown = accepted?.length === orders.length;
  const press = async () => {
    if (isUnderway.current || !accepted || !isKnown) return;
    isUnderway.current = true;
    const reply = await settle({ settleSeveralRequest: { dues: accepted } });
    isUnderway.current = false;
    if (reply.data) setResults(reply.data.results);
  };
  const title = t('dues.settle.title', { selected: orders.length });
  const costs = <Costs total={total} walletBalance={walletBalance} />;
  if (results) return <Results results={results} onClose={() => onClose(true)} />;
  if (shortfall) {
    return (
      <ShortDialog title={title} shortfall={shortfall} onClose={() => onClose(isError)}>
        {costs}
      </ShortDialog>
    );
  }
  return (
    <ConfirmDialog
      title={title}
      isOpen
      onOpenChange={() => onClose(isError)}
      onConfirm={() => void press()}
      confirmLabel={t('dues.settle.confirm')}
      cancelLabel={t('dues.settle.cancel')}
      isPending={isLoading}
      isConfirmDisabled={!isKnown}
    >
      {details.isError ? (
        <ErrorState
          level={3}
          title={t('dues.settle.unknown')}
          text={t('dues.settle.unknownText')}
          requestId={problemOf(details.error)?.requestId}
          onRetry={() => void details.refetch()}
        />
      ) : (
        <Stack gap={4}>
          <Text>{t('dues.settle.text')}</Text>
          {costs}
          {isError && (
            <Callout tone="info" title={t('dues.settle.silent')}>
              {t('dues.settle.silentText')}
            </Callout>
          )}
        </Stack>
      )}
    </ConfirmDialog>
  );
}

/** The amounts due and the wallet's balance; undefined while loading. */
function Costs({ total, walletBalance }: { total: string | undefined; walletBalance: string | undefined }) {
  const t = useT('payments');
  return (
    <DescriptionList
      items={[
        {
          term: t('dues.settle.total'),
          description: total ? <Money value={total} size="lg" /> : <Skeleton width="6rem" height="1.5rem" />,
        },
        {
          term: t('dues.settle.available'),
          description: walletBalance ? <Money value={walletBalance} /> : <Skeleton width="6rem" height="1.25rem" />,
        },
      ]}
    />
  );
}

interface ShortDialogProps {
  title: string;
  shortfall: string;
  onClose: () => void;
  /** The costs. */
  children: ReactNode;
}

/** Whether the wallet does not cover the selected orders, so that nothing can be confirmed. */
function ShortDialog({ title, shortfall, onClose, children }: ShortDialogProps) {
  const t = useT('payments');
  const { can } = useSession();
  return (
    <Dialog
      title={title}
      isOpen
      onOpenChange={onClose}
      size="sm"
      footer={
        <>
          <Button variant="ghost" onPress={onClose}>
            {t('dues.results.close')}
          </Button>
          {can(Feature.AddDepositRequest) && (
            <LinkButton variant="primary" href={pages.bankDeposit}>
              {t('dues.settle.addFunds')}
            </LinkButton>
          )}
        </>
      }
    >
      <Stack gap={4}>
        {children}
        <Callout tone="warning" title={t('dues.settle.short')}>
          {t('dues.settle.shortText')} <Money value={shortfall} />
        </Callout>
      </Stack>
    </Dialog>
  );
}

/** The result of each order. */
function Results({ results, onClose }: { results: readonly SettleResult[]; onClose: () => void }) {
  const t = useT('payments');
  const { can } = useSession();
  const isShort = results.some(({ outcome, code }) => outcome === 'refused' && reasonOf(code) === 'short');
  const paid = results.filter(({ outcome }) => outcome !== 'refused').length;
  return (
    <Dialog
      title={t('dues.results.title', { paid, all: results.length })}
      isOpen
      onOpenChange={onClose}
      size="sm"
      footer={
        <>
          {isShort && can(Feature.AddDepositRequest) && (
            <LinkButton href={pages.bankDeposit}>{t('dues.settle.addFunds')}</LinkButton>
          )}
          <Button variant="primary" onPress={onClose}>
            {t('dues.results.close')}
          </Button>
        </>
      }
    >
      <DescriptionList
        items={results.map(({ orderReference, outcome, code }) => ({
          term: orderReference,
          description: outcome === 'refused' ? t(`dues.refused.${reasonOf(code)}`) : t(`dues.results.${outcome}`),
        }))}
      />
    </Dialog>
  );
}

/** Key of the text for a refusal. */
function reasonOf(code: string | undefined): 'moved' | 'short' | 'other' {
  if (code === 'order.amount_mismatch') return 'moved';
  return code === 'wallet.insufficient' ? 'short' : 'other';
}
