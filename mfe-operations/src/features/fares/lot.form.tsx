import { typedWhole } from '@jetway/kit-domain/input';
import { useNavigate } from '@jetway/kit-runtime/router';
import { Button, Card, Heading, Inline, Stack, Text, toast } from '@jetway/kit-ui';
import { InvalidSummary } from '@jetway/kit-ui/forms';
import { memo, useState } from 'react';

import type { FareLotPage } from '../../api/endpoints/fares';
import { useSaveFareLotMutation } from '../../api/endpoints/fares';
import { addresses } from '../../shared/addresses';
import { RefusedCallout } from '../../shared/refused.callout';
import { useRefusal } from '../../shared/step/use-refusal';
import { JourneysFields } from './journeys.fields';
import type { LotDraft } from './lot.draft';
import { draftOf, formOf, NEW_LOT } from './lot.draft';
import { AudienceFields, OfferFields } from './offer.fields';
import { PriceFields } from './price.fields';
import { TermsFields } from './terms.fields';

interface LotFormProps {
  tenant: string;
  /** The lot to edit; absent for a new one. */
  page?: FareLotPage;
  isReadOnly?: boolean;
}

/**
 * Everything about a lot but its seats, which change by an amount and with a reason. Its many fields are not rendered again while the
 * rest of the page changes.
 */
export const LotForm = memo(function LotForm({ tenant, page, isReadOnly = false }: LotFormProps) {
  const navigate = useNavigate();
  const [save, { isLoading }] = useSaveFareLotMutation();
  const [draft, setDraft] = useState<LotDraft>(() =>
    page ? draftOf(page.lot, page.seatsTotal, page.agencies) : NEW_LOT,
  );
  const { refusal, faults, take: refused, mark, place } = useRefusal<HTMLFormElement>();
  const change = (part: Partial<LotDraft>) => setDraft({ ...draft, ...part });
  // A new lot may be moved to another tenant, which has other agencies.
  const [agenciesOf, setAgenciesOf] = useState(tenant);
  if (agenciesOf !== tenant) {
    setAgenciesOf(tenant);
    change({ agencies: [] });
  }

  const send = async () => {
    const read = formOf(draft);
    mark(read.faults);
    if (!read.lot) return;
    const { data, error } = await save({
      fareLotSave: page
        ? { tenant, lotId: page.lotId, version: page.version, lot: read.lot }
        : { tenant, seatsTotal: typedWhole(draft.seatsTotal) ?? 0, lot: read.lot },
    });
    if (error) return refused(error);
    toast.success(page ? 'The lot was saved' : 'The lot was saved as a draft');
    if (!page) void navigate(addresses.fareLot(tenant, data.lotId));
  };

  return (
    <form
      ref={place}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Stack gap={4}>
        <InvalidSummary isRefused={Object.keys(faults).length > 0} title="Check these fields:" />
        <OfferFields isNew={!page} draft={draft} faults={faults} onChange={change} />
        <Card>
          <Stack gap={4}>
            <Heading level={2} size="md">
              Flights
            </Heading>
            <Text size="sm" muted>
              Times are local at each airport.
            </Text>
            <JourneysFields journeys={draft.journeys} faults={faults} onChange={(journeys) => change({ journeys })} />
          </Stack>
        </Card>
        <PriceFields draft={draft} faults={faults} onChange={change} />
        <TermsFields zone={page?.zone} draft={draft} faults={faults} onChange={change} />
        <AudienceFields tenant={tenant} draft={draft} faults={faults} isReadOnly={isReadOnly} onChange={change} />
        <RefusedCallout error={refusal} />
        {!isReadOnly && (
          <Inline>
            <Button type="submit" variant="primary" isPending={isLoading}>
              {page ? 'Save changes' : 'Save as draft'}
            </Button>
          </Inline>
        )}
      </Stack>
    </form>
  );
});
