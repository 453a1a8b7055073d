import type { Segment, ServiceOption } from '@jetway/kit-api/flights';
import { formatMoney } from '@jetway/kit-domain';
import { minorOf, times } from '@jetway/kit-orders';
import { useLocaleTag, useT } from '@jetway/kit-runtime';
import { Grid, Heading, Select, Stack, Text } from '@jetway/kit-ui';

import type { ExtraKind, ExtraPick } from '../../../shared/booking/extra-picks';
import { picked, without, withPick } from './extras.model';
import type { Flier } from './flier';
import { useExtraName } from './use-extra-name';

interface OptionsTabProps {
  kind: Extract<ExtraKind, 'baggage' | 'meal'>;
  options: ServiceOption[];
  segments: Segment[];
  fliers: Flier[];
  picks: ExtraPick[];
  onChange: (picks: ExtraPick[]) => void;
}

/** One option per traveller and part of the trip. */
export function OptionsTab({ kind, options, segments, fliers, picks, onChange }: OptionsTabProps) {
  const t = useT('flights');
  const parts = partsOf(options);
  if (parts.length === 0) return <Text muted>{t(`booking.extras.none.${kind}`)}</Text>;
  return (
    <Stack gap={5}>
      {parts.map((part) => (
        <Stack key={part.segmentIds.join()} gap={3} role="group" aria-label={placesOf(segments, part.segmentIds)}>
          <Heading level={3} size="sm">
            {placesOf(segments, part.segmentIds)}
          </Heading>
          <Grid columns={{ phone: 1, tablet: 2 }} gap={4} align="start">
            {fliers.map((flier) => (
              <PartSelect
                key={flier.travellerId}
                kind={kind}
                part={part}
                flier={flier}
                picks={picks}
                onChange={onChange}
              />
            ))}
          </Grid>
        </Stack>
      ))}
    </Stack>
  );
}

interface Part {
  segmentIds: string[];
  options: ServiceOption[];
}

type PartSelectProps = Pick<OptionsTabProps, 'kind' | 'picks' | 'onChange'> & { part: Part; flier: Flier };

function PartSelect({ kind, part, flier, picks, onChange }: PartSelectProps) {
  const t = useT('flights');
  const locale = useLocaleTag();
  const nameOf = useExtraName();
  const segmentId = part.segmentIds[0] ?? '';
  const mine = part.options.filter(({ passengerTypes }) => passengerTypes.includes(flier.passengerType));
  if (mine.length === 0) return null;
  const chosen = picked(picks, kind, flier.travellerId, segmentId);
  const pieces = mine.flatMap((option) =>
    Array.from({ length: option.maxQuantity }, (_, more) => ({ option, quantity: more + 1 })),
  );
  const priceOf = (amount: string) =>
    minorOf(amount) === 0n ? t('booking.extras.included') : formatMoney(amount, locale);
  const choose = (value: string) => {
    const [code, count] = value.split('×');
    const option = mine.find((one) => one.code === code);
    const quantity = Number(count);
    if (!option) {
      if (chosen) onChange(without(picks, chosen));
      return;
    }
    const amount = times(option.amount, quantity);
    onChange(
      withPick(picks, {
        kind,
        code: option.code,
        name: option.name,
        travellerId: flier.travellerId,
        segmentId,
        quantity,
        remark: '',
        amount,
      }),
    );
  };
  return (
    <Select
      label={`${flier.number}. ${flier.name}`}
      value={chosen ? `${chosen.code}×${chosen.quantity}` : 'none'}
      onChange={choose}
      options={[
        { value: 'none', label: t(`booking.extras.nothing.${kind}`) },
        ...pieces.map(({ option, quantity }) => ({
          value: `${option.code}×${quantity}`,
          label: `${quantity > 1 ? `${quantity} × ` : ''}${nameOf(option)} · ${priceOf(times(option.amount, quantity))}`,
        })),
      ]}
    />
  );
}

/** Groups options that cover the same flights. */
function partsOf(options: readonly ServiceOption[]): Part[] {
  const parts = new Map<string, Part>();
  for (const option of options) {
    const key = option.segmentIds.join();
    const part = parts.get(key) ?? { segmentIds: option.segmentIds, options: [] };
    part.options.push(option);
    parts.set(key, part);
  }
  return [...parts.values()];
}

/** Origin and destination of a part: "Dubai – Dhaka". */
function placesOf(segments: readonly Segment[], segmentIds: readonly string[]): string {
  const part = segments.filter(({ segmentId }) => segmentIds.includes(segmentId));
  const [first, last] = [part[0], part.at(-1)];
  return first && last ? `${first.origin.city} – ${last.destination.city}` : '';
}
