import { problemOf } from '@jetway/kit-api';
import type { AfterSaleBody, Order } from '@jetway/kit-api/flights';
import {
  useRequestRefundMutation,
  useRequestVoidMutation,
  useVerifyRefundPenaltyQuery,
  useVerifyVoidPenaltyQuery,
} from '@jetway/kit-api/flights';
import { isRefusedAt, problemKey } from '@jetway/kit-orders';
import { useT } from '@jetway/kit-runtime';
import {
  Button,
  Callout,
  Checkbox,
  Dialog,
  ErrorState,
  Select,
  Skeleton,
  Stack,
  Text,
  TextField,
  toast,
} from '@jetway/kit-ui';
import { useState } from 'react';

import type { AskedKind } from '../../../shared/after-sale/after-sale.model';
import { nameIn, reasonsOf } from '../../../shared/after-sale/after-sale.model';
import { QuoteTable } from '../../../shared/after-sale/quote.table';
import { openTravellers, restFrom } from './ask.model';

interface AskDialogProps {
  kind: AskedKind;
  order: Order;
  onClose: () => void;
}

/** Shows what a void or refund returns, and requests it. The quote is accepted on the order afterwards. */
export function AskDialog({ kind, order, onClose }: AskDialogProps) {
  const t = useT('flights');
  const [people, setPeople] = useState(() => openTravellers(order));
  const [from, setFrom] = useState('');
  const [reason, setReason] = useState<AfterSaleBody['reason']>('customerCancels');
  const [remark, setRemark] = useState('');
  const [requestVoid, voiding] = useRequestVoidMutation();
  const [requestRefund, refunding] = useRequestRefundMutation();
  const isVoid = kind === 'void';
  const { isLoading, error } = isVoid ? voiding : refunding;
  const isRemarkRefused = isRefusedAt(error, '/remark');
  const isWordless = reason === 'other' && !remark.trim();
  const afterSaleBody: AfterSaleBody = {
    orderReference: order.orderReference,
    reason,
    ...(isVoid ? {} : { travellerIds: people, segmentIds: restFrom(order, from) }),
    ...(remark.trim() ? { remark: remark.trim() } : {}),
  };
  // The remark does not change the amount, so typing it does not fetch the amount again.
  const unworded: AfterSaleBody = { ...afterSaleBody, ...(remark.trim() ? { remark: '-' } : {}) };
  const send = async () => {
    const reply = await (isVoid ? requestVoid({ afterSaleBody }) : requestRefund({ afterSaleBody }));
    if (!reply.data) return;
    toast.success(
      t(`afterSale.asked.${reply.data.request.state === 'quoted' ? 'quoted' : 'requested'}`, {
        reference: reply.data.request.requestReference,
      }),
    );
    onClose();
  };
  const footer = (
    <>
      <Button variant="ghost" isDisabled={isLoading} onPress={onClose}>
        {t('afterSale.close')}
      </Button>
      <Button
        variant="primary"
        isPending={isLoading}
        isDisabled={isWordless || people.length === 0}
        onPress={() => void send()}
      >
        {t(`afterSale.ask.${kind}`)}
      </Button>
    </>
  );
  return (
    <Dialog
      title={t(`afterSale.titles.${kind}`)}
      size="lg"
      isOpen
      onOpenChange={onClose}
      dismissal={isLoading ? 'none' : 'keyboard'}
      footer={footer}
    >
      <Stack gap={4}>
        {error !== undefined && !isRemarkRefused && (
          <Callout tone="danger" title={t('afterSale.failed')}>
            {t(`orders.problems.${problemKey(error)}`)}
          </Callout>
        )}
        {!isVoid && <Part order={order} people={people} onPeople={setPeople} from={from} onFrom={setFrom} />}
        <Select
          label={t('afterSale.reason')}
          options={reasonsOf(kind).map((value) => ({ value, label: t(`afterSale.reasons.${value}`) }))}
          value={reason}
          onChange={(value: AfterSaleBody['reason']) => setReason(value)}
        />
        <TextField
          label={t('afterSale.remark')}
          value={remark}
          onChange={setRemark}
          maxLength={250}
          errorMessage={isRemarkRefused ? t('orders.textRefused') : undefined}
        />
        {isWordless ? (
          <Text muted>{t('afterSale.remarkNeeded')}</Text>
        ) : (
          <Penalty kind={kind} order={order} body={unworded} isEmpty={people.length === 0} />
        )}
      </Stack>
    </Dialog>
  );
}

interface PartProps {
  order: Order;
  people: string[];
  onPeople: (people: string[]) => void;
  from: string;
  onFrom: (from: string) => void;
}

/** Who is refunded, and from which journey on. */
function Part({ order, people, onPeople, from, onFrom }: PartProps) {
  const t = useT('flights');
  const toggle = (id: string, isChosen: boolean) =>
    onPeople(isChosen ? [...people, id] : people.filter((one) => one !== id));
  const journeys = [...new Set(order.segments.map(({ journeyIndex }) => journeyIndex))];
  const options = journeys.map((index) => {
    const flights = order.segments.filter(({ journeyIndex }) => journeyIndex === index);
    const route = `${flights[0]?.origin.code ?? ''}–${flights.at(-1)?.destination.code ?? ''}`;
    return {
      value: index === 0 ? '' : String(index),
      label: index === 0 ? t('afterSale.allJourneys') : t('afterSale.onlyFrom', { route }),
    };
  });
  return (
    <Stack gap={3}>
      <Stack gap={1} role="group" aria-label={t('afterSale.travellers')}>
        {openTravellers(order).map((id) => (
          <Checkbox
            key={id}
            label={nameIn(order, id)}
            value={people.includes(id)}
            onChange={(isChosen) => toggle(id, isChosen)}
          />
        ))}
      </Stack>
      {options.length > 1 && (
        <Select label={t('afterSale.journeys')} options={options} value={from} onChange={onFrom} />
      )}
    </Stack>
  );
}

/** What the airline returns now. */
function Penalty({
  kind,
  order,
  body,
  isEmpty,
}: {
  kind: AskedKind;
  order: Order;
  body: AfterSaleBody;
  isEmpty: boolean;
}) {
  const t = useT('flights');
  const isVoid = kind === 'void';
  const ofVoid = useVerifyVoidPenaltyQuery(
    { afterSaleBody: body },
    { skip: !isVoid || isEmpty, refetchOnMountOrArgChange: true },
  );
  const ofRefund = useVerifyRefundPenaltyQuery(
    { afterSaleBody: body },
    { skip: isVoid || isEmpty, refetchOnMountOrArgChange: true },
  );
  const penalty = isVoid ? ofVoid : ofRefund;
  if (isEmpty) return <Text muted>{t('afterSale.nobody')}</Text>;
  if (penalty.isError) {
    return (
      <ErrorState
        level={3}
        title={t('afterSale.unread')}
        text={t(`orders.problems.${problemKey(penalty.error)}`)}
        requestId={problemOf(penalty.error)?.requestId}
        onRetry={() => void penalty.refetch()}
      />
    );
  }
  if (!penalty.currentData) return <Skeleton height="8rem" />;
  if (penalty.currentData.quote)
    return <QuoteTable quote={penalty.currentData.quote} nameOf={(id) => nameIn(order, id)} />;
  return (
    <Callout tone="info" title={t(penalty.currentData.byHand ? 'afterSale.byHand' : 'afterSale.hidden')}>
      {t(penalty.currentData.byHand ? 'afterSale.byHandText' : 'afterSale.hiddenText')}
    </Callout>
  );
}
