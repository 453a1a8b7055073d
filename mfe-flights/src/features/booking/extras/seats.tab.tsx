import type { Seat, SeatMap, Segment } from '@jetway/kit-api/flights';
import { useT } from '@jetway/kit-runtime';
import { Badge, Money, Select, Stack, Text } from '@jetway/kit-ui';
import { useState } from 'react';

import type { ExtraPick } from '../../../shared/booking/extra-picks';
import { flightNumber } from '../../../shared/trip/flight-numbers';
import { OperatedBy } from '../../../shared/trip/operated-by';
import { maySit, picked, without, withPick } from './extras.model';
import type { Flier } from './flier';
import { SeatGrid } from './seat.grid';
import { SeatLegend } from './seat.legend';
import { priceBands } from './seat-prices';
import { SeatColumns, Sitter, Sitters } from './seat.styles';

interface SeatsTabProps {
  maps: SeatMap[];
  segments: Segment[];
  /** Travellers with a seat of their own. */
  fliers: Flier[];
  picks: ExtraPick[];
  onChange: (picks: ExtraPick[]) => void;
}

/** Assigns a seat per traveller and flight: select a traveller, then a seat; the next traveller without one follows. */
export function SeatsTab({ maps, segments, fliers, picks, onChange }: SeatsTabProps) {
  const t = useT('flights');
  const [segmentId, setSegmentId] = useState(maps[0]?.segmentId ?? '');
  const [sitterId, setSitterId] = useState(fliers[0]?.travellerId ?? '');
  const map = maps.find((one) => one.segmentId === segmentId);
  const sitter = fliers.find(({ travellerId }) => travellerId === sitterId);
  if (!map || !sitter) return <Text muted>{t('booking.extras.noSeats')}</Text>;

  const bands = priceBands(map);
  const seatOf = (flier: Flier) => picked(picks, 'seat', flier.travellerId, segmentId);
  const ours = new Map(
    fliers.flatMap((flier) => {
      const seat = seatOf(flier);
      return seat ? [[seat.code, flier] as const] : [];
    }),
  );
  const press = (seat: Seat) => {
    const owner = ours.get(seat.designator);
    if (owner) {
      onChange(without(picks, { kind: 'seat', code: seat.designator, travellerId: owner.travellerId, segmentId }));
      setSitterId(owner.travellerId);
      return;
    }
    const name = t('booking.extras.seat', { seat: seat.designator });
    const pick: ExtraPick = {
      kind: 'seat',
      code: seat.designator,
      name,
      travellerId: sitterId,
      segmentId,
      quantity: 1,
      remark: '',
      amount: seat.amount,
    };
    onChange(withPick(picks, pick));
    const next = fliers.find((flier) => flier.travellerId !== sitterId && !seatOf(flier));
    if (next) setSitterId(next.travellerId);
  };
  const flights = maps.map((one) => ({ value: one.segmentId, label: flightName(segments, one, true) }));
  return (
    <SeatColumns>
      <Stack gap={4}>
        <Select label={t('booking.extras.flight')} options={flights} value={segmentId} onChange={setSegmentId} />
        <Sitters role="group" aria-label={t('booking.extras.whoSits')}>
          {fliers.map((flier) => (
            <Sitter
              key={flier.travellerId}
              type="button"
              aria-pressed={flier.travellerId === sitterId}
              onClick={() => setSitterId(flier.travellerId)}
            >
              <span>
                {flier.number}. {flier.name}
              </span>
              <SeatBadge pick={seatOf(flier)} />
            </Sitter>
          ))}
        </Sitters>
        <SeatLegend
          bands={bands}
          hasIncluded={map.rows.some(({ cells }) => cells.some(({ seat }) => seat?.status === 'free' && seat.free))}
        />
      </Stack>
      <Stack gap={2}>
        <Text size="sm" muted>
          {map.aircraft}
        </Text>
        <OperatedBy segments={segments.filter((segment) => segment.segmentId === segmentId)} />
        <SeatGrid
          key={segmentId}
          map={map}
          label={t('booking.extras.cabinOf', { flight: flightName(segments, map) })}
          ours={ours}
          bands={bands}
          isOpen={(seat) => maySit(seat, sitter)}
          onPress={press}
        />
      </Stack>
    </SeatColumns>
  );
}

function SeatBadge({ pick }: { pick: ExtraPick | undefined }) {
  const t = useT('flights');
  if (!pick) return <Badge tone="neutral">{t('booking.extras.noSeat')}</Badge>;
  return (
    <Badge tone="info">
      {pick.code} · <Money value={pick.amount} />
    </Badge>
  );
}

/** A flight in one line, with the airline that sells it or without. */
function flightName(segments: readonly Segment[], map: SeatMap, isSellerNamed = false): string {
  const segment = segments.find(({ segmentId }) => segmentId === map.segmentId);
  if (!segment) return map.segmentId;
  const { marketing, origin, destination } = segment;
  const seller = isSellerNamed ? `${marketing.name} ` : '';
  return `${seller}${flightNumber(segment)} · ${origin.code} – ${destination.code}`;
}
