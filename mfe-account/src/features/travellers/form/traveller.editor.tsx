import type { Problem } from '@jetway/kit-api';
import { problemOf } from '@jetway/kit-api';
import type { TravellerView } from '@jetway/kit-api/travellers';
import { useCreateTravellerMutation, useUpdateTravellerMutation } from '@jetway/kit-api/travellers';
import { useT } from '@jetway/kit-runtime';
import { Button, Card, Heading, Inline, PageHeader, Stack, toast } from '@jetway/kit-ui';
import { FormSummary } from '@jetway/kit-ui/forms';
import { useState } from 'react';

import { PassportReader } from '../passport/passport-reader';
import type { ScannedPassport } from '@jetway/kit-domain/passport';
import type { TravellerDraft } from '../traveller.draft';
import { draftOf, emptyDraft, formOf } from '../traveller.draft';
import { PassportCard } from './passport.card';
import { PersonCard } from './person.card';
import { Refused } from './refused.callout';
import type { TravellerForm } from './use-traveller-form';
import { showFaults, useTravellerForm } from './use-traveller-form';
import { PreferencesCard } from './preferences.card';

interface TravellerEditorProps {
  /** The traveller to edit; omitted for a new one. */
  saved?: TravellerView;
  onDone: (travellerId?: string) => void;
  onOpen: (travellerId: string) => void;
}

/** Adds or edits a traveller. */
export function TravellerEditor({ saved, onDone, onOpen }: TravellerEditorProps) {
  const t = useT('account');
  const { form, today } = useTravellerForm(saved ? draftOf(saved) : emptyDraft());
  const { save, isSaving, refusal, isUnplaced } = useSave(form, saved, (kept) => {
    toast.success(t('travellers.saved', { name: `${kept.givenName} ${kept.surname}` }));
    onDone(kept.travellerId);
  });
  const documentsHidden = saved?.documentsMasked === true;
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit((draft) => save(draft, false))(event)}>
      <PageHeader title={t(saved ? 'travellers.edit' : 'travellers.new')} subtitle={t('travellers.form.lead')} />
      <Stack gap={5}>
        {refusal && (
          <Refused
            problem={refusal}
            unplaced={isUnplaced}
            onOpen={onOpen}
            onAnother={() => void form.handleSubmit((draft) => save(draft, true))()}
          />
        )}
        <FormSummary control={form.control} title={t('records.check')} />
        {!documentsHidden && <ReaderCard today={today} onRead={(passport) => fill(form, passport)} />}
        <PersonCard form={form} today={today} />
        <PassportCard form={form} today={today} isHidden={documentsHidden} />
        <PreferencesCard form={form} />
        <Inline justify="end" gap={3}>
          <Button variant="ghost" onPress={() => onDone(saved?.travellerId)}>
            {t('travellers.cancel')}
          </Button>
          <Button type="submit" variant="primary" size="lg" isPending={isSaving}>
            {t('travellers.save')}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}

function ReaderCard(props: { today: string; onRead: (passport: ScannedPassport) => void }) {
  const t = useT('account');
  return (
    <Card padding="md" as="section" aria-label={t('travellers.reader.title')}>
      <Stack gap={3}>
        <Heading level={2} size="md">
          {t('travellers.reader.title')}
        </Heading>
        <PassportReader {...props} />
      </Stack>
    </Card>
  );
}

/** Saves a draft; a refusal is shown until the next attempt. */
function useSave(form: TravellerForm, saved: TravellerView | undefined, onSaved: (kept: TravellerView) => void) {
  const t = useT('account');
  const [create, creating] = useCreateTravellerMutation();
  const [update, updating] = useUpdateTravellerMutation();
  const [refusal, setRefusal] = useState<Problem | 'unreachable' | null>(null);
  const [isUnplaced, setUnplaced] = useState<string[]>([]);
  const save = async (draft: TravellerDraft, isAnother: boolean) => {
    setRefusal(null);
    const traveller = formOf(draft);
    const reply = saved
      ? await update({ updateTravellerRequest: { travellerId: saved.travellerId, version: saved.version, traveller } })
      : await create({ createTravellerRequest: { traveller, isAnother } });
    if (reply.data) return onSaved(reply.data);
    const problem = problemOf(reply.error);
    setUnplaced(showFaults(form, problem?.errors ?? [], t));
    setRefusal(problem ?? 'unreachable');
  };
  return { save, isSaving: creating.isLoading || updating.isLoading, refusal, isUnplaced };
}

/** Overwrites the form with the passport's data, which has no title. */
function fill(form: TravellerForm, passport: ScannedPassport): void {
  const { number, issueCountry, expiresOn, ...person } = passport;
  const before = form.getValues();
  form.reset(
    { ...before, ...person, passport: { ...before.passport, number, issueCountry, expiresOn } },
    { keepDefaultValues: true, keepErrors: false },
  );
}
