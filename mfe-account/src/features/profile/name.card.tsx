import { problemOf } from '@jetway/kit-api';
import type { OwnProfile } from '@jetway/kit-api/profile';
import { useUpdateOwnBasicInfoMutation } from '@jetway/kit-api/profile';
import { formatDate } from '@jetway/kit-domain';
import { isPersonName, plainName } from '@jetway/kit-domain/input';
import { useLocaleTag, useT } from '@jetway/kit-runtime';
import { Button, Callout, Card, Grid, Heading, Inline, Stack, TextField, toast } from '@jetway/kit-ui';
import { FormField, resolver, useForm, v } from '@jetway/kit-ui/forms';
import { useMemo, useState } from 'react';

import { Facts } from '../../shared/facts';
import { faultWords } from '../../shared/records/refusal';

/** The user's profile; the name can be edited. */
export function NameCard({ profile }: { profile: OwnProfile }) {
  const t = useT('account');
  const [isEdited, setEdited] = useState(false);
  return (
    <Card padding="md" as="section" aria-label={t('profile.person')}>
      <Stack gap={4}>
        <Inline justify="space-between">
          <Heading level={2} size="md">
            {t('profile.person')}
          </Heading>
          {!isEdited && (
            <Button size="sm" onPress={() => setEdited(true)}>
              {t('profile.edit')}
            </Button>
          )}
        </Inline>
        {isEdited ? <NameForm profile={profile} onDone={() => setEdited(false)} /> : <Known profile={profile} />}
      </Stack>
    </Card>
  );
}

function Known({ profile }: { profile: OwnProfile }) {
  const t = useT('account');
  const locale = useLocaleTag();
  const items = [
    { term: t('profile.fields.firstName'), description: profile.firstName },
    { term: t('profile.fields.lastName'), description: profile.lastName },
    { term: t('profile.fields.email'), description: profile.email },
    { term: t('profile.fields.company'), description: profile.companyName },
    { term: t('profile.fields.since'), description: formatDate(profile.memberSince.slice(0, 10), locale) },
  ];
  return <Facts items={items} />;
}

interface Name {
  firstName: string;
  lastName: string;
}

function NameForm({ profile, onDone }: { profile: OwnProfile; onDone: () => void }) {
  const t = useT('account');
  const [update, { isLoading }] = useUpdateOwnBasicInfoMutation();
  const [fault, setFault] = useState('');
  const schema = useMemo(() => {
    const text = v.pipe(
      v.string(),
      v.transform(plainName),
      v.nonEmpty(t('profile.faults.required')),
      v.maxLength(100, t('profile.faults.long')),
    );
    const name = v.pipe(text, v.check(isPersonName, t('records.name')));
    return v.object({ firstName: name, lastName: name });
  }, [t]);
  const form = useForm<Name>({
    resolver: resolver(schema),
    defaultValues: { firstName: profile.firstName, lastName: profile.lastName },
  });
  const save = async (name: Name) => {
    setFault('');
    const reply = await update({ updateOwnBasicInfoRequest: name });
    if (reply.data) {
      toast.success(t('profile.saved'));
      return onDone();
    }
    const problem = problemOf(reply.error);
    for (const fault of problem?.errors ?? [])
      form.setError(fault.pointer.slice(1) as keyof Name, { message: faultWords(fault, t) });
    setFault(problem?.detail ?? t('profile.unreachable'));
  };
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(save)(event)}>
      <Stack gap={4}>
        {fault && <Callout tone="danger">{fault}</Callout>}
        <Grid columns={{ phone: 1, tablet: 2 }} gap={4} align="start">
          <FormField control={form.control} name="firstName">
            {(field) => (
              <TextField label={t('profile.fields.firstName')} autoComplete="given-name" isRequired {...field} />
            )}
          </FormField>
          <FormField control={form.control} name="lastName">
            {(field) => (
              <TextField label={t('profile.fields.lastName')} autoComplete="family-name" isRequired {...field} />
            )}
          </FormField>
        </Grid>
        <Inline justify="end" gap={3}>
          <Button variant="ghost" onPress={onDone}>
            {t('profile.cancel')}
          </Button>
          <Button type="submit" variant="primary" isPending={isLoading}>
            {t('profile.save')}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
