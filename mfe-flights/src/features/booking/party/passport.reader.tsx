import { useGetAllCountriesQuery } from '@jetway/kit-api/utility';
import type { MrzOutcome, ScannedPassport } from '@jetway/kit-domain/passport';
import { useT } from '@jetway/kit-runtime';
import { Callout, Disclosure, Stack, Text, TextArea } from '@jetway/kit-ui';
import { usePassportReader } from '@jetway/kit-ui/passport';

import { scannedInto } from './saved-traveller';
import type { PartyForm } from './use-party-form';

interface PassportReaderProps {
  form: PartyForm;
  index: number;
  today: string;
}

/** Input for a passport's two MRZ lines, typed by a scanner or pasted (ADR 0045). */
export function PassportReader({ form, index, today }: PassportReaderProps) {
  const t = useT('flights');
  const countries = useGetAllCountriesQuery();
  const place = `travellers.${index}` as const;
  const onRead = (passport: ScannedPassport) => {
    form.setValue(place, scannedInto(form.getValues(place), passport), { shouldDirty: true });
    form.clearErrors(place);
  };
  const { text, outcome, onChange, onBlur } = usePassportReader({ countries, today, onRead });
  return (
    <Disclosure title={t('booking.reader.title')}>
      <Stack gap={3}>
        <TextArea
          label={t('booking.reader.label')}
          description={t('booking.reader.hint')}
          rows={2}
          value={text}
          onChange={onChange}
          onBlur={onBlur}
        />
        {outcome && <Outcome outcome={outcome} />}
      </Stack>
    </Disclosure>
  );
}

/** A scanned passport, with what its lines do not contain. */
function Read({ missing, mayBeCut }: Pick<Extract<MrzOutcome, { kind: 'read' }>, 'mayBeCut' | 'missing'>) {
  const t = useT('flights');
  if (missing.length === 0 && !mayBeCut) return <Callout tone="success">{t('booking.reader.read')}</Callout>;
  const parts = missing.map((part) => t(`booking.reader.fields.${part}`)).join(t('booking.reader.and'));
  return (
    <Callout tone="warning" title={t('booking.reader.incomplete')}>
      <Stack gap={1}>
        {parts && <Text size="sm">{t('booking.reader.missing', { parts })}</Text>}
        {mayBeCut && <Text size="sm">{t('booking.reader.cut')}</Text>}
      </Stack>
    </Callout>
  );
}

function Outcome({ outcome }: { outcome: MrzOutcome }) {
  const t = useT('flights');
  if (outcome.kind === 'read') return <Read missing={outcome.missing} mayBeCut={outcome.mayBeCut} />;
  if (outcome.kind !== 'misread') return <Callout tone="warning">{t(`booking.reader.${outcome.kind}`)}</Callout>;
  const parts = outcome.parts.map((part) => t(`booking.reader.parts.${part}`)).join(t('booking.reader.and'));
  return (
    <Callout tone="danger" title={t('booking.reader.misread')}>
      {t('booking.reader.misreadText', { parts })}
    </Callout>
  );
}
