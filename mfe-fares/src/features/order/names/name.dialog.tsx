import { isProblem, problemOf } from '@jetway/kit-api';
import { useFareChangeNameMutation, useFareSubmitNamesMutation } from '@jetway/kit-api/fares';
import type { FarePassengerType, GroupName, GroupOrder } from '@jetway/kit-api/fares';
import { Feature } from '@jetway/kit-domain';
import { useSession, useT } from '@jetway/kit-runtime';
import {
  Button,
  Callout,
  DateField,
  Dialog,
  Grid,
  Inline,
  Money,
  Select,
  Stack,
  Text,
  TextField,
  toast,
} from '@jetway/kit-ui';
import { FormField, FormSummary, resolver, useForm, useWatch } from '@jetway/kit-ui/forms';
import { useId, useMemo, useState } from 'react';

import { CountryField } from '../../../shared/country.field';
import { ProblemCallout } from '../../../shared/problem.callout';
import type { NameDraft } from './names.model';
import { draftOf, fieldOf, nameOf, nameSchema, openTypes, problemWords, TITLES, withName } from './names.model';

interface NameDialogProps {
  order: GroupOrder;
  /** The name to change; null for a new one. */
  edited: GroupName | null;
  onClose: () => void;
}

/** One passenger. Once names are due a change costs the lot's fee, which the dialog shows before confirmation. */
export function NameDialog({ order, edited, onClose }: NameDialogProps) {
  const t = useT('fares');
  const id = useId();
  const isFree = order.actions.includes('names');
  const form = useNameForm(order, edited);
  const isPassportHidden = useHiddenPassport(edited);
  const { save, isSaving, error, others } = useSave(order, edited, form, onClose);
  const submit = (
    <Inline justify="end" gap={3}>
      <Button variant="ghost" onPress={onClose}>
        {t('order.names.keep')}
      </Button>
      <Button type="submit" form={id} variant="primary" isPending={isSaving}>
        {t(isFree ? 'order.names.save' : 'order.names.saveForFee')}
      </Button>
    </Inline>
  );
  return (
    <Dialog
      title={
        edited ? t('order.names.changeOf', { name: `${edited.givenName} ${edited.surname}` }) : t('order.names.add')
      }
      isOpen
      onOpenChange={onClose}
      size="lg"
      dismissal="keyboard"
      footer={submit}
    >
      <form id={id} noValidate onSubmit={(event) => void form.handleSubmit(save)(event)}>
        <Stack gap={4}>
          {!isFree && (
            <Callout tone="warning" title={t('order.names.fee')}>
              <Money value={order.rules.nameChangeFee} /> {t('order.names.feeText')}
            </Callout>
          )}
          <FormSummary control={form.control} title={t('order.names.check')} />
          <Fields form={form} types={openTypes(order, edited)} isPassportHidden={isPassportHidden} />
          {others.map(({ text, lang }) => (
            <Text key={text} lang={lang}>
              <bdi>{text}</bdi>
            </Text>
          ))}
          <ProblemCallout error={error} title={t('order.names.failed')} />
        </Stack>
      </form>
    </Dialog>
  );
}

/** Whether the stored passport is hidden from the user, so that it may be left unchanged. */
function useHiddenPassport(edited: GroupName | null): boolean {
  const { can } = useSession();
  return edited !== null && !can(Feature.ShowPassportVisa);
}

function useNameForm(order: GroupOrder, edited: GroupName | null) {
  const t = useT('fares');
  const isHidden = useHiddenPassport(edited);
  const schema = useMemo(() => nameSchema(t, isHidden), [t, isHidden]);
  return useForm<NameDraft>({ resolver: resolver(schema), defaultValues: draftOf(order, edited) });
}

type NameForm = ReturnType<typeof useNameForm>;

/** Sends the name alone, for its fee, or the whole list while names are free. */
function useSave(order: GroupOrder, edited: GroupName | null, form: NameForm, onClose: () => void) {
  const t = useT('fares');
  const [submitNames, submitted] = useFareSubmitNamesMutation();
  const [changeName, changed] = useFareChangeNameMutation();
  const [others, setOthers] = useState<{ text: string; lang?: 'en' }[]>([]);
  const { referenceId, version, names, rules } = order;
  const place = edited ? names.indexOf(edited) : names.length;
  const isFree = order.actions.includes('names');
  const save = async (draft: NameDraft) => {
    setOthers([]);
    const reply =
      isFree || !edited
        ? await submitNames({
            submitNamesRequest: { referenceId, version, names: withName(names, draft, edited?.line ?? null) },
          })
        : await changeName({
            changeNameRequest: {
              referenceId,
              version,
              line: edited.line,
              name: nameOf(draft, edited.line),
              acceptedFee: rules.nameChangeFee,
            },
          });
    if (reply.data) {
      toast.success(t('order.names.saved'));
      return onClose();
    }
    const left: { text: string; lang?: 'en' }[] = [];
    for (const fault of problemOf(reply.error)?.errors ?? []) {
      const field = fieldOf(fault, place);
      const words = problemWords(t, fault.code, fault.detail);
      if (field) form.setError(field, { message: words.text });
      else left.push(words);
    }
    setOthers(left);
  };
  const error: unknown = submitted.error ?? changed.error;
  return {
    save,
    isSaving: submitted.isLoading || changed.isLoading,
    others,
    // Faults of fields are shown at the fields.
    error: isProblem(error, 'request.invalid') ? undefined : error,
  };
}

interface FieldsProps {
  form: NameForm;
  types: readonly FarePassengerType[];
  isPassportHidden: boolean;
}

function Fields({ form, types, isPassportHidden }: FieldsProps) {
  const t = useT('fares');
  const type = useWatch({ control: form.control, name: 'type' });
  const titles: { value: string; label: string }[] = TITLES[type].map((value) => ({
    value,
    label: t(`order.names.titles.${value}`),
  }));
  return (
    <Grid columns={{ phone: 1, tablet: 2 }} gap={4} align="start">
      <FormField control={form.control} name="type">
        {({ value, onChange, onBlur, errorMessage }) => (
          <Select<FarePassengerType>
            label={t('order.names.type')}
            options={types.map((one) => ({ value: one, label: t(`types.${one}`) }))}
            value={value}
            onChange={onChange}
            onBlur={onBlur}
            errorMessage={errorMessage}
          />
        )}
      </FormField>
      <FormField control={form.control} name="title">
        {({ value, onChange, onBlur, errorMessage }) => (
          <Select<string>
            label={t('order.names.titleOf')}
            options={titles}
            value={titles.some((one) => one.value === value) ? value : ''}
            onChange={onChange}
            onBlur={onBlur}
            errorMessage={errorMessage}
          />
        )}
      </FormField>
      <FormField control={form.control} name="givenName">
        {(field) => <TextField label={t('order.names.givenName')} autoComplete="off" {...field} />}
      </FormField>
      <FormField control={form.control} name="surname">
        {(field) => <TextField label={t('order.names.surname')} autoComplete="off" {...field} />}
      </FormField>
      <FormField control={form.control} name="birthDate">
        {({ value, onChange, onBlur, errorMessage }) => (
          <DateField
            label={t('order.names.birthDate')}
            value={value}
            onChange={onChange}
            onBlur={onBlur}
            {...(errorMessage ? { errorMessage } : {})}
          />
        )}
      </FormField>
      <FormField control={form.control} name="nationality">
        {({ value, onChange, errorMessage }) => (
          <CountryField
            label={t('order.names.nationality')}
            value={value}
            onChange={onChange}
            errorMessage={errorMessage}
          />
        )}
      </FormField>
      <FormField control={form.control} name="passportNumber">
        {(field) => (
          <TextField
            label={t('order.names.passportNumber')}
            autoComplete="off"
            {...(isPassportHidden ? { description: t('order.names.passportKept') } : {})}
            {...field}
          />
        )}
      </FormField>
      <FormField control={form.control} name="passportExpiry">
        {({ value, onChange, onBlur, errorMessage }) => (
          <DateField
            label={t('order.names.passportExpiry')}
            value={value}
            onChange={onChange}
            onBlur={onBlur}
            {...(errorMessage ? { errorMessage } : {})}
          />
        )}
      </FormField>
    </Grid>
  );
}
