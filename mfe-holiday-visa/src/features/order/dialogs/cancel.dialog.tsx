import { isProblem } from '@jetway/kit-api';
import type { VisaCancelQuote, VisaOrder } from '@jetway/kit-api/visas';
import { useVisaCancelMutation, useVisaCancelQuoteQuery } from '@jetway/kit-api/visas';
import { joined, minorOf, problemKey } from '@jetway/kit-orders';
import { useLocaleTag, useT } from '@jetway/kit-runtime';
import {
  Button,
  Callout,
  ConfirmDialog,
  Countdown,
  DescriptionList,
  Money,
  Skeleton,
  Stack,
  Text,
  toast,
} from '@jetway/kit-ui';
import { useState } from 'react';

import { applicantOf } from '../../../shared/orders/applicant-fields';
import { isOutcomeUnknown } from '../../../shared/orders/unknown-outcome';
import { useVisaWords } from '../../../shared/orders/use-visa-words';
import { useNetHidden } from '../../../shared/orders/visa-orders';

interface CancelDialogProps {
  order: VisaOrder;
  onClose: () => void;
  /** Reloads the order after a concurrent change. */
  onRefresh: () => void;
}

/** Shows what cancelling costs at this moment, and cancels at exactly that fee. */
export function CancelDialog({ order, onClose, onRefresh }: CancelDialogProps) {
  const t = useT('visas');
  const locale = useLocaleTag();
  const words = useVisaWords();
  const { referenceId } = order;
  const quote = useVisaCancelQuoteQuery({ visaReferenceRequest: { referenceId } }, { refetchOnMountOrArgChange: true });
  const [cancel, { isLoading, error, reset }] = useVisaCancelMutation();
  const [over, setOver] = useState('');
  const current = quote.isFetching ? undefined : quote.data;
  const isOver = current !== undefined && (over === current.quoteId || isProblem(error, 'visa.quote_expired'));
  const isUnknown = error !== undefined && isOutcomeUnknown(error);
  const namesOf = ({ applicantIds }: VisaCancelQuote) =>
    joined(
      applicantIds
        .flatMap((id) => applicantOf(order, id) ?? [])
        .map(({ applicant, place }) => words.applicant(applicant, place)),
      locale,
    );
  const askAgain = () => {
    reset();
    void quote.refetch();
  };
  const confirm = async () => {
    if (!current) return;
    const reply = await cancel({ cancelVisaRequest: { referenceId, quoteId: current.quoteId } });
    // The mutation's `error` holds a refusal, which the dialog shows.
    if (!reply.data) return;
    toast.success(t('order.cancel.done', { reference: referenceId, names: namesOf(current) }));
    onClose();
  };
  const close = () => {
    if (isUnknown || isProblem(error, 'order.wrong_state')) onRefresh();
    onClose();
  };
  return (
    <ConfirmDialog
      title={t('order.cancel.title')}
      isOpen
      onOpenChange={close}
      onConfirm={() => void confirm()}
      confirmLabel={t('order.cancel.confirm')}
      cancelLabel={t('order.cancel.keep')}
      tone="danger"
      isPending={isLoading}
      isConfirmDisabled={!current || isOver || isUnknown}
    >
      <Stack gap={4}>
        {current && <Text>{t('order.cancel.text', { reference: referenceId, names: namesOf(current) })}</Text>}
        {!current && !quote.isError && <Skeleton height="6rem" />}
        {current && !isOver && <Quote key={current.quoteId} quote={current} onOver={() => setOver(current.quoteId)} />}
        {isOver && (
          <Callout tone="warning" title={t('order.cancel.over.title')} action={<Again onPress={askAgain} />}>
            {t('order.cancel.over.text')}
          </Callout>
        )}
        {quote.isError && !quote.isFetching && (
          <Callout tone="danger" title={t('order.cancel.noQuote')} action={<Again onPress={askAgain} />}>
            {t(`orders.problems.${problemKey(quote.error)}`)}
          </Callout>
        )}
        {error !== undefined && !isOver && <Fault error={error} />}
      </Stack>
    </ConfirmDialog>
  );
}

function Again({ onPress }: { onPress: () => void }) {
  const t = useT('visas');
  return (
    <Button size="sm" onPress={onPress}>
      {t('order.cancel.over.action')}
    </Button>
  );
}

function Fault({ error }: { error: unknown }) {
  const t = useT('visas');
  if (isOutcomeUnknown(error)) {
    return (
      <Callout tone="warning" title={t('order.cancel.silent.title')}>
        {t('order.cancel.silent.text')}
      </Callout>
    );
  }
  return (
    <Callout tone="danger" title={t('order.cancel.failed')}>
      {t(`orders.problems.${problemKey(error)}`)}
    </Callout>
  );
}

function Quote({ quote: { fee, refund, validUntil }, onOver }: { quote: VisaCancelQuote; onOver: () => void }) {
  const t = useT('visas');
  const isNetHidden = useNetHidden();
  const items = [
    {
      term: t('order.cancel.fee'),
      description: minorOf(fee) > 0n ? <Money value={fee} size="lg" /> : t('order.cancel.free'),
    },
    { term: t('order.cancel.refund'), description: refund && !isNetHidden && <Money value={refund} /> },
    {
      term: t('order.cancel.valid'),
      description: <Countdown until={validUntil} label={t('order.cancel.valid')} onExpire={onOver} />,
    },
  ];
  return <DescriptionList items={items.filter(({ description }) => Boolean(description))} />;
}
