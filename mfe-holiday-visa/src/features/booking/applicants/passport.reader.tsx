import { useGetAllCountriesQuery } from '@jetway/kit-api/utility';
import type { MrzOutcome, ScannedPassport } from '@jetway/kit-domain/passport';
import { useT } from '@jetway/kit-runtime';
import { Callout, Disclosure, Stack, Text, TextArea } from '@jetway/kit-ui';
import { usePassportReader } from '@jetway/kit-ui/passport';

interface PassportReaderProps {
  today: string;
  onRead: (passport: ScannedPassport) => void;
}

/** Input for a passport's two MRZ lines, typed by a scanner or pasted (ADR 0045). */
export function PassportReader({ today, onRead }: PassportReaderProps) {
  const t = useT('visas');
  const countries = useGetAllCountriesQuery();
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

/** A read passport, with what its lines do not tell. */
function Read({ missing, mayBeCut }: Pick<Extract<MrzOutcome, { kind: 'read' }>, 'mayBeCut' | 'missing'>) {
  const t = useT('visas');
  // This form does not ask for it.
  const told = missing.filter((part) => part !== 'gender');
  if (told.length === 0 && !mayBeCut) return <Callout tone="success">{t('booking.reader.read')}</Callout>;
  const parts = told.map((part) => t(`booking.reader.fields.${part}`)).join(t('booking.reader.and'));
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
  const t = useT('visas');
  if (outcome.kind === 'read') return <Read missing={outcome.missing} mayBeCut={outcome.mayBeCut} />;
  if (outcome.kind !== 'misread') return <Callout tone="warning">{t(`booking.reader.${outcome.kind}`)}</Callout>;
  const parts = outcome.parts.map((part) => t(`booking.reader.parts.${part}`)).join(t('booking.reader.and'));
  return (
    <Callout tone="danger" title={t('booking.reader.misread')}>
      {t('booking.reader.misreadText', { parts })}
    </Callout>
  );
}
