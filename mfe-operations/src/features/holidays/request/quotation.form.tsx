import {
  Button,
  Card,
  DateField,
  Grid,
  Heading,
  Inline,
  Select,
  Stack,
  Text,
  TextArea,
  TextField,
} from '@jetway/kit-ui';
import { InvalidSummary } from '@jetway/kit-ui/forms';
import { useState } from 'react';

import type { HolidayRequestCase } from '../../../api/endpoints/holidays';
import { useQuoteHolidayRequestMutation } from '../../../api/endpoints/holidays';
import { AnswerField } from '../../../shared/answer/answer.field';
import { TemplateChoice } from '../../../shared/answer/template.picker';
import type { Answer } from '../../../shared/answer/use-answer';
import { useTyped } from '../../../shared/answer/use-answer';
import { MomentField } from '../../../shared/clock/moment.field';
import { RefusedCallout } from '../../../shared/refused.callout';
import { PolicyFields } from '../../../shared/step/policy.fields';
import { inOrder } from '../../../shared/step/policy.rules';
import type { Faults } from '../../../shared/step/typed';
import { lineFault } from '../../../shared/step/typed';
import { useRefusal } from '../../../shared/step/use-refusal';
import { partyOf } from '../holidays.model';
import type { QuotationDraft } from './quotation.draft';
import { MOST_RULES, quotationDraft, quotationOf } from './quotation.draft';
import { LinesFields } from './quotation.lines';
import { languagesOf, templateDraft } from './quotation.template';
import { holidayAnswers } from './request.values';
import type { Desk } from './use-desk';

const LONGEST_NOTE = 2_000;

interface QuotationFormProps {
  request: HolidayRequestCase;
  desk: Desk;
  onSent: () => void;
}

/** Lines, instalments, validity and terms of a quotation; sends it to the agency. */
export function QuotationForm({ request, desk, onSent }: QuotationFormProps) {
  const [send, { isLoading }] = useQuoteHolidayRequestMutation();
  const [draft, setDraft] = useState<QuotationDraft>(() => quotationDraft(request));
  const { refusal, faults, take: refused, mark, focus, place } = useRefusal<HTMLFormElement>();
  const change = (part: Partial<QuotationDraft>) => setDraft({ ...draft, ...part });
  const note = useTyped({ text: draft.note, onChange: (text) => change({ note: text }), longest: LONGEST_NOTE });
  const isAgain = request.quotation !== undefined;

  const quote = async () => {
    const ordered = { ...draft, policy: inOrder(draft.policy) };
    setDraft(ordered);
    const read = quotationOf(ordered);
    mark(read.faults);
    if (!read.quotation) return;
    if (!note.check()) return focus();
    const error = await desk.take(
      send({ holidayQuoteForm: { ...desk.key, quotation: read.quotation } }),
      'The quotation was sent to the agency',
    );
    if (error === undefined) return onSent();
    refused(error);
  };

  if (!request.steps.includes('quote')) return <RefusedCallout error={refusal} />;
  return (
    <form
      ref={place}
      noValidate
      aria-label={isAgain ? 'New quotation' : 'Quotation'}
      onSubmit={(event) => {
        event.preventDefault();
        void quote();
      }}
    >
      <Stack gap={4}>
        <Heading level={2} size="lg">
          {isAgain ? 'New quotation' : 'Quotation'}
        </Heading>
        <Text size="sm" muted>
          For {partyOf(request.adults, request.childAges.length)}. The agency gets an e-mail.
          {isAgain && ' The new quotation replaces the one above.'}
        </Text>
        <TemplateChoice
          name="Template: quotation"
          tenant={request.tenant}
          desk="holidays"
          languagesOf={languagesOf}
          onPick={({ template: { quotation } }, language) =>
            quotation && setDraft(templateDraft(quotation, language, request))
          }
        />
        <InvalidSummary isRefused={Object.keys(faults).length > 0} title="Check these fields:" />
        <LinesFields
          currency={request.currency}
          lines={draft.lines}
          faults={faults}
          onChange={(lines) => change({ lines })}
        />
        <Terms request={request} draft={draft} note={note} faults={faults} onChange={change} />
        <RefusedCallout error={refusal} />
        <Inline>
          <Button type="submit" variant="primary" isPending={isLoading}>
            {isAgain ? 'Send the new quotation' : 'Send the quotation'}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}

interface TermsProps {
  request: HolidayRequestCase;
  draft: QuotationDraft;
  note: Answer;
  faults: Faults;
  onChange: (part: Partial<QuotationDraft>) => void;
}

/** When it starts, until when it is valid and paid, and what cancelling costs. */
function Terms({ request, draft, note, faults, onChange }: TermsProps) {
  const { zone, date, flexibleDays } = request;
  const fault = (field: string) => faults[`/quotation/${field}`];
  const moment = (field: 'validUntil' | 'depositDue' | 'balanceDue', label: string) => (
    <MomentField
      label={label}
      value={draft[field]}
      onChange={(text) => onChange({ [field]: text })}
      errorMessage={fault(field)}
    />
  );
  const isPercent = draft.depositKind === 'percent';
  return (
    <Card>
      <Stack gap={4}>
        <Heading level={3} size="md">
          Terms
        </Heading>
        <Text size="sm" muted>
          Times are on the clock of the tenant ({zone}). The deposit is due when the quotation ends, or later; the
          balance after it, before the start.
        </Text>
        <Grid columns={{ phone: 1, tablet: 2 }} align="start">
          <DateField
            label="First day"
            description={`Asked for: ${date}, ${flexibleDays} flexible days.`}
            value={draft.startsOn}
            onChange={(startsOn) => onChange({ startsOn })}
            errorMessage={fault('startsOn')}
          />
          {moment('validUntil', 'Valid until')}
          {moment('depositDue', 'Deposit by')}
          {moment('balanceDue', 'Balance by')}
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
            label={isPercent ? 'Deposit, percent' : 'Deposit, amount'}
            inputMode="decimal"
            value={draft.deposit}
            onChange={(deposit) => onChange({ deposit })}
            errorMessage={fault('deposit/percent') ?? fault('deposit/amount') ?? fault('deposit')}
          />
        </Grid>
        <PolicyFields
          rules={draft.policy}
          pointer="/quotation/cancellationPolicy"
          faults={faults}
          mostRules={MOST_RULES}
          onChange={(policy) => onChange({ policy })}
        />
        <TextArea
          label="Included"
          description="One a line."
          rows={4}
          value={draft.inclusions}
          onChange={(inclusions) => onChange({ inclusions })}
          errorMessage={lineFault(faults, '/quotation/inclusions')}
        />
        <AnswerField label="Note for the agency" answer={note} source={holidayAnswers(request)} fault={fault('note')} />
      </Stack>
    </Card>
  );
}
