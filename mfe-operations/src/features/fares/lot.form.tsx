import { typedWhole } from '@jetway/kit-domain/input';
import { Button, Card, Heading, Inline, Stack, Text, toast } from '@jetway/kit-ui';
import { InvalidSummary } from '@jetway/kit-ui/forms';
import { memo, useCallback, useState } from 'react';

import type { FareLotPage } from '../../api/endpoints/fares';
import { useSaveFareLotMutation } from '../../api/endpoints/fares';
import { RefusedCallout } from '../../shared/refused.callout';
import type { Faults } from '../../shared/step/typed';
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
  /** A new lot was saved. */
  onCreated?: (lotId: string) => void;
}

/**
 * Everything about a lot but its seats, which change by an amount and with a reason. Its many fields are rendered when one of them
 * changes, not while the rest of the page does or the form is sent.
 */
export function LotForm({ tenant, page, isReadOnly = false, onCreated }: LotFormProps) {
  const [save, { isLoading }] = useSaveFareLotMutation();
  const { refusal, faults, take: refused, mark, place } = useRefusal<HTMLFormElement>();
  const { draft, change } = useDraft(tenant, page, () => mark({}));

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
    onCreated?.(data.lotId);
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
        <LotFields
          tenant={tenant}
          zone={page?.zone}
          isNew={!page}
          isReadOnly={isReadOnly}
          draft={draft}
          faults={faults}
          onChange={change}
        />
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
}

/** What is typed. It starts again from each new version of the lot; a new lot that moves to another tenant loses its agencies. */
function useDraft(tenant: string, page: FareLotPage | undefined, onStart: () => void) {
  const start = () => (page ? draftOf(page.lot, page.seatsTotal, page.agencies) : NEW_LOT);
  const [draft, setDraft] = useState<LotDraft>(start);
  const change = useCallback((part: Partial<LotDraft>) => setDraft((known) => ({ ...known, ...part })), []);
  const [of, setOf] = useState({ tenant, version: page?.version });
  if (of.tenant !== tenant || of.version !== page?.version) {
    setOf({ tenant, version: page?.version });
    if (page) {
      setDraft(start());
      onStart();
    } else change({ agencies: [] });
  }
  return { draft, change };
}

interface LotFieldsProps {
  tenant: string;
  zone: string | undefined;
  isNew: boolean;
  isReadOnly: boolean;
  draft: LotDraft;
  faults: Faults;
  onChange: (part: Partial<LotDraft>) => void;
}

const LotFields = memo(function LotFields({
  tenant,
  zone,
  isNew,
  isReadOnly,
  draft,
  faults,
  onChange,
}: LotFieldsProps) {
  return (
    <>
      <OfferFields isNew={isNew} draft={draft} faults={faults} onChange={onChange} />
      <Card>
        <Stack gap={4}>
          <Heading level={2} size="md">
            Flights
          </Heading>
          <Text size="sm" muted>
            Times are local at each airport.
          </Text>
          <JourneysFields journeys={draft.journeys} faults={faults} onChange={(journeys) => onChange({ journeys })} />
        </Stack>
      </Card>
      <PriceFields draft={draft} faults={faults} onChange={onChange} />
      <TermsFields zone={zone} draft={draft} faults={faults} onChange={onChange} />
      <AudienceFields tenant={tenant} draft={draft} faults={faults} isReadOnly={isReadOnly} onChange={onChange} />
    </>
  );
});
