import { useGetAllCountriesQuery } from '@jetway/kit-api/utility';
import type { MrzOutcome, ScannedPassport } from '@jetway/kit-domain/passport';
import { useT } from '@jetway/kit-runtime';
import { Callout, Stack, Text, TextArea } from '@jetway/kit-ui';
import { usePassportReader } from '@jetway/kit-ui/passport';

interface PassportReaderProps {
  today: string;
  onRead: (passport: ScannedPassport) => void;
}

/** Input for a passport's two MRZ lines, typed by a scanner or pasted. */
export function PassportReader({ today, onRead }: PassportReaderProps) {
  const t = useT('account');
  const countries = useGetAllCountriesQuery();
  const { text, outcome, onChange, onBlur } = usePassportReader({ countries, today, onRead });
  return (
    <Stack gap={3}>
      <TextArea
        label={t('travellers.reader.label')}
        description={t('travellers.reader.hint')}
        rows={2}
        value={text}
        onChange={onChange}
        onBlur={onBlur}
      />
      {outcome && <Outcome outcome={outcome} />}
    </Stack>
  );
}

/** A read passport, with what its lines do not tell. */
function Read({ missing, mayBeCut }: Pick<Extract<MrzOutcome, { kind: 'read' }>, 'mayBeCut' | 'missing'>) {
  const t = useT('account');
  if (missing.length === 0 && !mayBeCut) return <Callout tone="success">{t('travellers.reader.read')}</Callout>;
  const parts = missing.map((part) => t(`travellers.reader.fields.${part}`)).join(t('travellers.reader.and'));
  return (
    <Callout tone="warning" title={t('travellers.reader.incomplete')}>
      <Stack gap={1}>
        {parts && <Text size="sm">{t('travellers.reader.missing', { parts })}</Text>}
        {mayBeCut && <Text size="sm">{t('travellers.reader.cut')}</Text>}
      </Stack>
    </Callout>
  );
}

function Outcome({ outcome }: { outcome: MrzOutcome }) {
  const t = useT('account');
  if (outcome.kind === 'read') return <Read missing={outcome.missing} mayBeCut={outcome.mayBeCut} />;
  if (outcome.kind !== 'misread') return <Callout tone="warning">{t(`travellers.reader.${outcome.kind}`)}</Callout>;
  const parts = outcome.parts.map((part) => t(`travellers.reader.parts.${part}`)).join(t('travellers.reader.and'));
  return (
    <Callout tone="danger" title={t('travellers.reader.misread')}>
      <Text size="sm">{t('travellers.reader.misreadText', { parts })}</Text>
    </Callout>
  );
}
