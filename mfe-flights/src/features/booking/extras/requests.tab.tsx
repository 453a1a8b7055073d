import type { ServiceOption } from '@jetway/kit-api/flights';
import { useT } from '@jetway/kit-runtime';
import { Card, Checkbox, Grid, Heading, Stack, Text, TextField } from '@jetway/kit-ui';

import type { ExtraPick } from '../../../shared/booking/extra-picks';
import { without, withPick } from './extras.model';
import type { Flier } from './flier';
import { useExtraName } from './use-extra-name';

/** Maximum length of an SSR remark. */
const LONGEST_REMARK = 70;

interface RequestsTabProps {
  options: ServiceOption[];
  fliers: Flier[];
  picks: ExtraPick[];
  onChange: (picks: ExtraPick[]) => void;
}

/** SSRs for the whole trip: the airline answers later, and nothing is charged. */
export function RequestsTab({ options, fliers, picks, onChange }: RequestsTabProps) {
  const t = useT('flights');
  if (options.length === 0) return <Text muted>{t('booking.extras.none.request')}</Text>;
  return (
    <Stack gap={4}>
      <Text size="sm" muted>
        {t('booking.extras.requestsHint')}
      </Text>
      {fliers.map((flier) => (
        <Card key={flier.travellerId} padding="md" as="section" aria-label={flier.name}>
          <Stack gap={3}>
            <Heading level={3} size="sm">
              {flier.number}. {flier.name}
            </Heading>
            <Grid columns={{ phone: 1, tablet: 2 }} gap={3} align="start">
              {options
                .filter(({ passengerTypes }) => passengerTypes.includes(flier.passengerType))
                .map((option) => (
                  <Request key={option.code} option={option} flier={flier} picks={picks} onChange={onChange} />
                ))}
            </Grid>
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}

function Request({
  option,
  flier,
  picks,
  onChange,
}: Omit<RequestsTabProps, 'options' | 'fliers'> & { option: ServiceOption; flier: Flier }) {
  const t = useT('flights');
  const nameOf = useExtraName();
  const { travellerId } = flier;
  const segmentId = option.segmentIds[0] ?? '';
  const chosen = picks.find(
    (pick) => pick.kind === 'request' && pick.code === option.code && pick.travellerId === travellerId,
  );
  const pick: ExtraPick = {
    kind: 'request',
    code: option.code,
    name: option.name,
    travellerId,
    segmentId,
    quantity: 1,
    remark: '',
    amount: option.amount,
  };
  return (
    <Stack gap={2}>
      <Checkbox
        label={nameOf(option)}
        value={Boolean(chosen)}
        onChange={(isOn) => onChange(isOn ? withPick(picks, pick) : without(picks, pick))}
      />
      {chosen && option.freeText && (
        <TextField
          label={t(option.needsGuardians ? 'booking.extras.guardians' : 'booking.extras.remark')}
          description={t(option.needsGuardians ? 'booking.extras.guardiansHint' : 'booking.extras.remarkHint')}
          maxLength={LONGEST_REMARK}
          value={chosen.remark}
          onChange={(remark) => onChange(withPick(picks, { ...chosen, remark }))}
        />
      )}
    </Stack>
  );
}
