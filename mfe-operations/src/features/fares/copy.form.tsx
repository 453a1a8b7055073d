import { typedWhole } from '@jetway/kit-domain/input';
import { Button, Callout, Inline, TextField, toast } from '@jetway/kit-ui';
import { useState } from 'react';

import type { FareLotRow } from '../../api/endpoints/fares';
import { useCopyFareSeasonMutation } from '../../api/endpoints/fares';
import { useBrandOf } from '../../session/brand';
import { RefusedCallout } from '../../shared/refused.callout';
import { useRefusal } from '../../shared/step/use-refusal';

const MOST_DAYS = 999;

interface CopyFormProps {
  tenant: string;
  /** Chosen lots of this tenant. */
  lots: readonly FareLotRow[];
  onCopied: () => void;
}

/** Copies chosen lots of a tenant to other days, as drafts: the lots of one season become those of the next. */
export function CopyForm({ tenant, lots, onCopied }: CopyFormProps) {
  const brandOf = useBrandOf();
  const [copy, { isLoading }] = useCopyFareSeasonMutation();
  const [typed, setTyped] = useState('7');
  const { refusal, take: refused, faultAt, fields } = useRefusal();
  const days = typedWhole(typed) ?? 0;
  const shiftDays = Math.abs(days) > MOST_DAYS ? 0 : days;

  const send = async () => {
    const lotIds = lots.map(({ lotId }) => lotId);
    const { data, error } = await copy({ seasonCopy: { tenant, lotIds, shiftDays } });
    refused(error);
    if (!data) return;
    toast.success(data.lots === 1 ? '1 lot was copied as a draft' : `${data.lots} lots were copied as drafts`);
    onCopied();
  };

  return (
    <>
      <Callout
        tone="info"
        title={
          lots.length === 1 ? `1 lot of ${brandOf(tenant)} chosen` : `${lots.length} lots of ${brandOf(tenant)} chosen`
        }
      >
        The copies are drafts with the same seats, prices and terms; flights and deadlines move by the same number of
        days and stay at the same time of day.
      </Callout>
      <RefusedCallout error={refusal} />
      <Inline gap={3} align="end" wrap {...fields}>
        <TextField
          label="Days to move"
          inputMode="numeric"
          value={typed}
          onChange={setTyped}
          errorMessage={shiftDays === 0 ? 'Write a number of days, such as 7 or -7.' : faultAt('/shiftDays')}
        />
        <Button isPending={isLoading} isDisabled={shiftDays === 0} onPress={() => void send()}>
          Copy
        </Button>
      </Inline>
    </>
  );
}
