import { isProblem, problemOf } from '@jetway/kit-api';
import type { GroupOrder, GroupPassengers } from '@jetway/kit-api/fares';
import { useFareDropQuoteQuery, useFareDropSeatsMutation } from '@jetway/kit-api/fares';
import { problemKey } from '@jetway/kit-orders';
import { useT } from '@jetway/kit-runtime';
import {
  Button,
  Callout,
  ConfirmDialog,
  DescriptionList,
  Money,
  NumberStepper,
  Skeleton,
  Stack,
  Text,
  toast,
} from '@jetway/kit-ui';
import { useState } from 'react';

import { isSameParty, peopleOf, TYPES } from '../../../shared/passengers';
import { ProblemCallout } from '../../../shared/problem.callout';
import { isOutcomeUnknown } from '../../../shared/unknown-outcome';

interface DropDialogProps {
  order: GroupOrder;
  onClose: () => void;
  /** Reloads the order after a concurrent change. */
  onRefresh: () => void;
}

/** Reasons why a group cannot be this small that have translations. */
const KNOWN: ReadonlySet<string> = new Set(['passengers.count', 'passengers.named', 'passengers.infants']);

function isRefused(error: unknown): boolean {
  return isProblem(error, 'request.invalid');
}

/** The fault of the chosen passengers; nothing when the server did not refuse them. */
function Faults({ order, error }: { order: GroupOrder; error: unknown }) {
  const t = useT('fares');
  if (!isRefused(error)) return null;
  const { minPassengers: min, maxPassengers: max } = order.lot;
  return (
    <Callout tone="danger" title={t('order.drop.refused')}>
      {(problemOf(error)?.errors ?? []).map(({ pointer, code, detail }) =>
        KNOWN.has(code) ? (
          <div key={`${pointer} ${code}`}>{t(`order.drop.faults.${code}`, { min, max })}</div>
        ) : (
          <div key={`${pointer} ${code}`} lang="en">
            <bdi>{detail}</bdi>
          </div>
        ),
      )}
    </Callout>
  );
}

/** Drops some of the seats: the remaining party, the penalty and the saving. */
export function DropDialog({ order, onClose, onRefresh }: DropDialogProps) {
  const t = useT('fares');
  const { referenceId } = order;
  const [party, setParty] = useState<GroupPassengers>(order.passengers);
  // Dropping all seats means cancelling.
  const isChosen = !isSameParty(party, order.passengers) && party.adults > 0 && party.infants <= party.adults;
  const quote = useFareDropQuoteQuery(
    { dropQuoteRequest: { referenceId, passengers: party } },
    { skip: !isChosen, refetchOnMountOrArgChange: true },
  );
  const [drop, { isLoading, error, reset }] = useFareDropSeatsMutation();
  const current = isChosen && !quote.isFetching ? quote.currentData : undefined;
  const isMoved = isProblem(error, 'fares.quote_expired');
  const isUnknown = error !== undefined && isOutcomeUnknown(error);
  const confirm = async () => {
    if (!current) return;
    const reply = await drop({
      dropSeatsRequest: { referenceId, passengers: party, acceptedPenalty: current.penalty },
    });
    // The mutation's `error` holds a refusal, which the dialog shows.
    if (!reply.data) return;
    toast.success(t('order.drop.done', { count: peopleOf(order.passengers) - peopleOf(party) }));
    onClose();
  };
  const close = () => {
    if (error !== undefined) onRefresh();
    onClose();
  };
  const again = (
    <Button
      size="sm"
      onPress={() => {
        reset();
        void quote.refetch();
      }}
    >
      {t('order.cancel.again')}
    </Button>
  );
  return (
    <ConfirmDialog
      title={t('order.drop.title')}
      isOpen
      onOpenChange={close}
      onConfirm={() => void confirm()}
      confirmLabel={t('order.drop.confirm')}
      cancelLabel={t('order.drop.keep')}
      tone="danger"
      isPending={isLoading}
      isConfirmDisabled={!current || isMoved || isUnknown}
    >
      <Stack gap={4}>
        <Text>{t('order.drop.text')}</Text>
        {TYPES.filter(({ field }) => order.passengers[field] > 0).map(({ field }) => (
          <NumberStepper
            key={field}
            label={t(`parties.${field}`)}
            value={party[field]}
            min={field === 'adults' ? 1 : 0}
            max={order.passengers[field]}
            onChange={(count) => {
              reset();
              setParty((before) => ({ ...before, [field]: count }));
            }}
          />
        ))}
        {party.infants > party.adults && <Text>{t('lot.faults.infants')}</Text>}
        {isChosen && quote.isFetching && <Skeleton height="5rem" />}
        {current && !isMoved && (
          <DescriptionList
            items={[
              { term: t('order.drop.penalty'), description: <Money value={current.penalty} size="lg" /> },
              ...(current.refund === undefined
                ? []
                : [{ term: t('order.cancel.refund'), description: <Money value={current.refund} /> }]),
              { term: t('order.drop.newAmount'), description: <Money value={current.newAmount} /> },
            ]}
          />
        )}
        {isMoved && (
          <Callout tone="warning" title={t('order.cancel.over.title')} action={again}>
            {t('order.drop.moved')}
          </Callout>
        )}
        {isChosen && quote.isError && !quote.isFetching && !isRefused(quote.error) && (
          <Callout tone="danger" title={t('order.cancel.noQuote')} action={again}>
            {t(`orders.problems.${problemKey(quote.error)}`)}
          </Callout>
        )}
        {isChosen && !quote.isFetching && <Faults order={order} error={error ?? quote.error} />}
        {!isMoved && !isRefused(error) && <ProblemCallout error={error} title={t('order.drop.failed')} />}
      </Stack>
    </ConfirmDialog>
  );
}
