import { useNavigate } from '@jetway/kit-runtime/router';
import { Button, Callout, Inline, Stack, styled, Text, toast } from '@jetway/kit-ui';
import { InvalidSummary } from '@jetway/kit-ui/forms';
import { useCallback, useDeferredValue, useState } from 'react';

import type { HolidayPackagePage, HolidaySold } from '../../../api/endpoints/holidays';
import { useSaveHolidayPackageMutation } from '../../../api/endpoints/holidays';
import { addresses } from '../../../shared/addresses';
import { RefusedCallout } from '../../../shared/refused.callout';
import { fieldFaults, useRefusal } from '../../../shared/step/use-refusal';
import { ContentFields, ItineraryFields } from './content.fields';
import { OfferFields, PlacesFields } from './offer.fields';
import type { PackageDraft } from './package.draft';
import { differences, draftOf, formOf, inPlace, NEW_PACKAGE } from './package.draft';
import { PackagePreview } from './package.preview';
import { PriceFields, TermsFields } from './price.fields';
import { StateCard, StateSteps } from './state.card';
import { useCities } from './use-cities';

/** The form, and beside it the preview, which stays in view. */
const Sides = styled.div`
  display: grid;
  gap: var(--jw-space-4);
  align-items: start;

  @media (min-width: 1280px) {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    & > :last-child {
      position: sticky;
      inset-block-start: calc(var(--frame-header) + var(--jw-space-3));
      max-block-size: calc(100dvh - var(--frame-header) - var(--jw-space-6));
      overflow-y: auto;
    }
  }
`;

const NONE_SOLD: readonly HolidaySold[] = [];

interface EditorProps {
  tenant: string;
  /** The package to edit; absent for a new one. */
  page?: HolidayPackagePage;
}

/** Everything about a package, with its preview. What is typed stays when somebody else saves the package meanwhile. */
export function PackageEditor({ tenant, page }: EditorProps) {
  const navigate = useNavigate();
  const [save, { isLoading }] = useSaveHolidayPackageMutation();
  // The state that the operator has seen: the one that changes are made to.
  const [seen, setSeen] = useState(page);
  const [draft, setDraft] = useState<PackageDraft>(() => (page ? draftOf(page.package) : NEW_PACKAGE));
  const { refusal, faults, take: refused, mark, place } = useRefusal<HTMLFormElement>();
  const cities = useCities(tenant);
  const change = useCallback((part: Partial<PackageDraft>) => setDraft((before) => ({ ...before, ...part })), []);
  const shown = useDeferredValue(draft);
  const shared = { draft, faults, onChange: change };
  const isDirty = JSON.stringify(draft) !== JSON.stringify(seen ? draftOf(seen.package) : NEW_PACKAGE);

  const take = (next: HolidayPackagePage) => {
    setSeen(next);
    setDraft(draftOf(next.package));
    mark({});
  };
  const send = async () => {
    const ordered = inPlace(draft);
    setDraft(ordered);
    const read = formOf(ordered);
    mark(read.faults);
    if (!read.form) return;
    const { data, error } = await save({
      holidayPackageSave: seen
        ? { tenant, packageId: seen.packageId, version: seen.version, package: read.form }
        : { tenant, package: read.form },
    });
    if (error) return refused(error);
    toast.success(seen ? 'The package was saved' : 'The package was saved as a draft');
    if (seen) take(data);
    else void navigate(addresses.package(tenant, data.packageId));
  };

  return (
    <Stack gap={4}>
      {page && seen && (
        <StateCard page={page}>
          <StateSteps
            page={page}
            isDirty={isDirty}
            version={seen.version}
            onChanged={setSeen}
            onRefused={(error) => mark(fieldFaults(error))}
          />
        </StateCard>
      )}
      {page && seen && page.version > seen.version && (
        <Changed page={page} seen={seen} onTake={() => take(page)} onKeep={() => setSeen(page)} />
      )}
      <Sides>
        <form
          ref={place}
          noValidate
          aria-label="Tour package"
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <Stack gap={4}>
            <InvalidSummary isRefused={Object.keys(faults).length > 0} title="Check these fields:" />
            <OfferFields {...shared} cities={cities} />
            <ContentFields {...shared} />
            <ItineraryFields {...shared} />
            <PlacesFields {...shared} />
            <PriceFields {...shared} />
            <TermsFields {...shared} sold={page?.sold ?? NONE_SOLD} />
            <RefusedCallout error={refusal} />
            <Inline gap={3} wrap>
              <Button type="submit" variant="primary" isPending={isLoading}>
                {page ? 'Save changes' : 'Save as draft'}
              </Button>
              {page?.state === 'published' && <Text size="sm">Agencies see saved changes at once.</Text>}
            </Inline>
          </Stack>
        </form>
        <div>
          <PackagePreview draft={shown} cities={cities} currency={page?.currency ?? ''} image={page?.images[0]} />
        </div>
      </Sides>
    </Stack>
  );
}

interface ChangedProps {
  page: HolidayPackagePage;
  seen: HolidayPackagePage;
  onTake: () => void;
  onKeep: () => void;
}

/** Somebody else has saved the package: what differs, and which of the two stays. */
function Changed({ page, seen, onTake, onKeep }: ChangedProps) {
  const parts = differences(seen.package, page.package);
  return (
    <Callout
      tone="warning"
      title={`${page.changedBy} has changed the package`}
      action={
        <Inline gap={2} wrap>
          <Button size="sm" onPress={onTake}>
            Show the saved package
          </Button>
          <Button size="sm" onPress={onKeep}>
            Keep what I typed
          </Button>
        </Inline>
      }
    >
      {parts.length > 0 ? `Changed: ${parts.join(', ')}.` : 'Its state has changed.'} What you typed is kept. Saving it
      replaces those changes.
    </Callout>
  );
}
