import { problemOf } from '@jetway/kit-api';
import type { Segment } from '@jetway/kit-api/flights';
import { useAirServiceListQuery, useGetSeatQuery } from '@jetway/kit-api/flights';
import { problemKey } from '@jetway/kit-orders';
import { useT } from '@jetway/kit-runtime';
import {
  Button,
  Callout,
  Dialog,
  EmptyState,
  ErrorState,
  Inline,
  Money,
  Skeleton,
  Stack,
  Tabs,
  Text,
} from '@jetway/kit-ui';
import { useState } from 'react';

import type { ExtraPick } from '../../../shared/booking/extra-picks';
import { amountOf } from '../../../shared/booking/extra-picks';
import { FaultsList } from '../words/faults.list';
import type { ExtrasOutcome } from '../use-sale';
import type { OnSale } from './extras.model';
import { checked } from './extras.model';
import type { Flier } from './flier';
import { OptionsTab } from './options.tab';
import { RequestsTab } from './requests.tab';
import { SeatsTab } from './seats.tab';
import { useExtraName } from './use-extra-name';

interface ExtrasDialogProps {
  priceSessionId: string;
  segments: Segment[];
  fliers: Flier[];
  /** The current selection. */
  picks: ExtraPick[];
  /** An amount that states the fare's currency. */
  like: string;
  onSave: (picks: ExtraPick[], shown: string) => Promise<ExtrasOutcome>;
  onClose: () => void;
}

/** Seats, baggage, meals and SSRs as currently on sale. Nothing changes until it is saved. */
export function ExtrasDialog({ priceSessionId, segments, fliers, picks, like, onSave, onClose }: ExtrasDialogProps) {
  const t = useT('flights');
  const asked = { priceSessionId };
  const list = useAirServiceListQuery({ extrasRequest: asked }, { refetchOnMountOrArgChange: true });
  const seats = useGetSeatQuery({ seatRequest: asked }, { refetchOnMountOrArgChange: true });
  const [typed, setTyped] = useState(picks);
  const [refusal, setRefusal] = useState<unknown>(null);
  const [isSaving, setSaving] = useState(false);
  const isLoading = list.isFetching || seats.isFetching;
  const error = list.error ?? seats.error;
  const onSale: OnSale | null =
    !isLoading && !error && list.data && seats.data ? { list: list.data, seatMaps: seats.data.seatMaps } : null;
  const { kept, gone } = onSale ? checked(typed, onSale) : { kept: typed, gone: [] };
  const amount = amountOf(kept, like);
  const read = () => {
    void list.refetch();
    void seats.refetch();
  };
  const save = async () => {
    setSaving(true);
    setRefusal(null);
    const outcome = await onSave(kept, amount);
    setSaving(false);
    if (outcome.kind === 'refused') {
      setRefusal(outcome.error);
      read();
    } else onClose();
  };
  const footer = (
    <>
      <Inline gap={2}>
        <Text size="sm" muted>
          {t('booking.extras.total')}
        </Text>
        <Money value={amount} size="lg" />
      </Inline>
      <Button variant="secondary" onPress={onClose} isDisabled={isSaving}>
        {t('booking.extras.leave')}
      </Button>
      <Button variant="primary" isPending={isSaving} isDisabled={!onSale} onPress={() => void save()}>
        {t('booking.extras.save')}
      </Button>
    </>
  );
  return (
    <Dialog
      title={t('booking.extras.title')}
      isOpen
      size="xl"
      dismissal="keyboard"
      onOpenChange={onClose}
      footer={footer}
    >
      <Stack gap={4}>
        <Refusal error={refusal} />
        <Gone picks={gone} fliers={fliers} />
        {onSale && <ExtraTabs onSale={onSale} segments={segments} fliers={fliers} picks={kept} onChange={setTyped} />}
        {isLoading && <Loading />}
        {!isLoading && error && (
          <ErrorState
            level={3}
            title={t('booking.extras.failed')}
            text={t(`orders.problems.${problemKey(error)}`)}
            requestId={problemOf(error)?.requestId}
            onRetry={read}
          />
        )}
      </Stack>
    </Dialog>
  );
}

function ExtraTabs({
  onSale,
  segments,
  fliers,
  picks,
  onChange,
}: {
  onSale: OnSale;
  segments: Segment[];
  fliers: Flier[];
  picks: ExtraPick[];
  onChange: (picks: ExtraPick[]) => void;
}) {
  const t = useT('flights');
  const { list, seatMaps } = onSale;
  const [tab, setTab] = useState(seatMaps.length > 0 ? 'seats' : 'requests');
  const seated = fliers.filter(({ passengerType }) => passengerType !== 'INF');
  const rest = { segments, picks, onChange };
  if (seatMaps.length === 0 && list.baggage.length + list.meal.length + list.ssr.length === 0)
    return <EmptyState title={t('booking.extras.empty.title')} text={t('booking.extras.empty.text')} />;
  const tabs = [
    { id: 'seats', content: <SeatsTab maps={seatMaps} fliers={seated} {...rest} /> },
    { id: 'baggage', content: <OptionsTab kind="baggage" options={list.baggage} fliers={seated} {...rest} /> },
    { id: 'meals', content: <OptionsTab kind="meal" options={list.meal} fliers={fliers} {...rest} /> },
    { id: 'requests', content: <RequestsTab options={list.ssr} fliers={fliers} picks={picks} onChange={onChange} /> },
  ];
  return (
    <Tabs
      label={t('booking.extras.title')}
      selected={tab}
      onChange={setTab}
      items={tabs.map((one) => ({ ...one, label: t(`booking.extras.kinds.${one.id}`) }))}
    />
  );
}

/** Why saving failed; the selection is kept. */
function Refusal({ error }: { error: unknown }) {
  const t = useT('flights');
  if (!error) return null;
  const problem = problemOf(error);
  if (problem?.code === 'extra.price_changed') return <Callout tone="warning" title={t('booking.extras.moved')} />;
  return (
    <Callout tone="danger" title={t('booking.extras.refused')}>
      {problem?.errors?.length ? <FaultsList faults={problem.errors} /> : t(`orders.problems.${problemKey(error)}`)}
    </Callout>
  );
}

/** Selected extras that are no longer on sale; the rest stays selected. */
function Gone({ picks, fliers }: { picks: ExtraPick[]; fliers: Flier[] }) {
  const t = useT('flights');
  const nameOf = useExtraName();
  if (picks.length === 0) return null;
  const words = picks.map((pick) => {
    const flier = fliers.find(({ travellerId }) => travellerId === pick.travellerId);
    return t('booking.extras.goneOf', {
      what: pick.kind === 'seat' ? t('booking.extras.seat', { seat: pick.code }) : nameOf(pick),
      name: flier?.name ?? '',
    });
  });
  return (
    <Callout tone="warning" title={t('booking.extras.gone')}>
      {words.join(' · ')}
    </Callout>
  );
}

function Loading() {
  const t = useT('flights');
  return (
    <Stack gap={3} role="status" aria-label={t('booking.extras.loading')}>
      <Skeleton width="60%" height="2.5rem" />
      <Skeleton width="100%" height="18rem" />
    </Stack>
  );
}
