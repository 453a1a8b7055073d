import { Card, Grid, Heading, Select, Stack, Text, TextField } from '@jetway/kit-ui';

import type { TemplateQuantity } from '../../../api/endpoints/templates';
import { BilingualField } from '../../../shared/step/bilingual.field';
import { PolicyFields } from '../../../shared/step/policy.fields';
import { RowsField } from '../../../shared/step/rows.field';
import type { Faults } from '../../../shared/step/typed';
import { lineFault } from '../../../shared/step/typed';
import type { LineDraft, QuotationDraft } from './template.draft';
import { LONGEST_LABEL, LONGEST_TEXT, MOST_LINES, MOST_RULES, NO_LINE } from './template.draft';

const QUANTITIES: Readonly<Record<TemplateQuantity, string>> = {
  adult: 'Each adult',
  child: 'Each child from 2 years',
  infant: 'Each child under 2 years',
  room: 'Each room',
  party: 'The party, once',
};

const QUANTITY_OPTIONS = (Object.keys(QUANTITIES) as TemplateQuantity[]).map((value) => ({
  value,
  label: QUANTITIES[value],
}));

interface QuotationFieldsProps {
  currency: string;
  draft: QuotationDraft;
  faults: Faults;
  onChange: (part: Partial<QuotationDraft>) => void;
}

/** Pointer of a field of the quotation. */
const at = (field: string) => `/template/quotation/${field}`;

/** Lines and terms of a quotation; the party and the days come from the request that it is used for. */
export function QuotationFields({ currency, draft, faults, onChange }: QuotationFieldsProps) {
  return (
    <>
      <Card>
        <Stack gap={4}>
          <Heading level={2} size="md">
            Lines
          </Heading>
          <Text size="sm" muted>
            Amounts are in {currency}, for one. A line that counts none of a party is left out.
          </Text>
          <RowsField
            name="Line"
            rows={draft.lines}
            blank={NO_LINE}
            fewest={1}
            most={MOST_LINES}
            fault={faults[at('lines')]}
            onChange={(lines) => onChange({ lines })}
          >
            {(line, number, change) => <LineFields line={line} number={number} faults={faults} onChange={change} />}
          </RowsField>
        </Stack>
      </Card>
      <Terms currency={currency} draft={draft} faults={faults} onChange={onChange} />
    </>
  );
}

interface LineFieldsProps {
  line: LineDraft;
  number: number;
  faults: Faults;
  onChange: (part: Partial<LineDraft>) => void;
}

function LineFields({ line, number, faults, onChange }: LineFieldsProps) {
  const field = (name: string) => at(`lines/${number}/${name}`);
  return (
    <>
      <BilingualField
        label={`Line ${number + 1}`}
        maxLength={LONGEST_LABEL}
        value={line.label}
        onChange={(label) => onChange({ label })}
        faultOf={(language) => faults[field(`label/${language}`)]}
      />
      <Grid columns={{ phone: 1, tablet: 3 }} align="start" gap={3}>
        <Select label="Counts" options={QUANTITY_OPTIONS} value={line.per} onChange={(per) => onChange({ per })} />
        <TextField
          label="Customer pays for one"
          inputMode="decimal"
          value={line.unitAmount}
          onChange={(unitAmount) => onChange({ unitAmount })}
          errorMessage={faults[field('unitAmount')]}
        />
        <TextField
          label="Agency pays for one"
          inputMode="decimal"
          value={line.unitAgentAmount}
          onChange={(unitAgentAmount) => onChange({ unitAgentAmount })}
          errorMessage={faults[field('unitAgentAmount')]}
        />
      </Grid>
    </>
  );
}

/** How long it is valid, when it is paid, and what cancelling costs. */
function Terms({ currency, draft, faults, onChange }: QuotationFieldsProps) {
  const isPercent = draft.depositKind === 'percent';
  const days = (field: 'validDays' | 'depositDays' | 'balanceDays', label: string) => (
    <TextField
      label={label}
      inputMode="numeric"
      value={draft[field]}
      onChange={(text) => onChange({ [field]: text })}
      errorMessage={faults[at(field)]}
    />
  );
  return (
    <Card>
      <Stack gap={4}>
        <Heading level={2} size="md">
          Terms
        </Heading>
        <Grid columns={{ phone: 1, tablet: 2 }} align="start">
          {days('validDays', 'Valid for days')}
          {days('depositDays', 'Deposit due, days after the end of the validity')}
          {days('balanceDays', 'Balance due, days before the first day')}
          <Select
            label="Deposit"
            options={[
              { value: 'percent' as const, label: 'Percent of the price' },
              { value: 'fixed' as const, label: 'Amount' },
            ]}
            value={draft.depositKind}
            onChange={(depositKind) => onChange({ depositKind })}
          />
          <TextField
            label={isPercent ? 'Deposit, percent' : `Deposit, ${currency}`}
            inputMode="decimal"
            value={draft.deposit}
            onChange={(deposit) => onChange({ deposit })}
            errorMessage={faults[at('deposit')] ?? faults[at('deposit/percent')] ?? faults[at('deposit/amount')]}
          />
        </Grid>
        <PolicyFields
          rules={draft.policy}
          pointer={at('cancellationPolicy')}
          faults={faults}
          mostRules={MOST_RULES}
          onChange={(policy) => onChange({ policy })}
        />
        <BilingualField
          label="Included"
          description="One a line, in the same order in both languages."
          rows={4}
          value={draft.inclusions}
          onChange={(inclusions) => onChange({ inclusions })}
          faultOf={(language) => lineFault(faults, at('inclusions'), language)}
        />
        <BilingualField
          label="Note for the agency"
          rows={3}
          maxLength={LONGEST_TEXT}
          value={draft.note}
          onChange={(note) => onChange({ note })}
          faultOf={(language) => faults[at(`note/${language}`)]}
        />
      </Stack>
    </Card>
  );
}
