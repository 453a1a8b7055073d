import { DateText, styled, Text } from '@jetway/kit-ui';

import type { VisaDeskApplicant, VisaDeskField } from '../../../api/endpoints/visas';
import type { AnswerSource } from '../../../shared/answer/template.picker';
import { countryName } from '../../../shared/countries';
import { AskField } from './ask.field';
import type { AskedItems } from './use-asked';

const Fields = styled.dl`
  display: grid;
  gap: var(--jw-space-3);
  margin: 0;

  > div {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: var(--jw-space-1) var(--jw-space-4);
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

/** Below the field it is about, across both columns. */
const Ask = styled.dd`
  grid-column: 1 / -1;
`;

/** The fee is for one nationality: another one needs another application. */
const FIXED = 'nationality';

interface ApplicantFormProps {
  applicant: VisaDeskApplicant;
  canAsk: boolean;
  asked: AskedItems;
  /** Where templates of reasons come from. */
  source: AnswerSource;
}

/** What the applicant said, field by field, each of which can be asked about. */
export function ApplicantForm({ applicant: { fields }, canAsk, asked, source }: ApplicantFormProps) {
  return (
    <Fields>
      {fields.map((field) => (
        <div key={field.field}>
          <Text as="dt" size="sm" muted>
            {field.label}
          </Text>
          <dd>
            <Value field={field} />
          </dd>
          {canAsk && field.field !== FIXED && (
            <Ask>
              <AskField kind="field" name={field.field} label={field.label} asked={asked} source={source} />
            </Ask>
          )}
        </div>
      ))}
    </Fields>
  );
}

function Value({ field: { kind, value } }: { field: VisaDeskField }) {
  if (!value) return <Text muted>Nothing</Text>;
  if (kind === 'yesNo') return value === 'yes' ? 'Yes' : 'No';
  if (kind === 'country') return <bdi>{countryName(value)}</bdi>;
  return kind === 'date' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? <DateText value={value} /> : <bdi>{value}</bdi>;
}
