import type {
  HolidayDepositKind,
  TemplateForm,
  TemplateQuantity,
  TemplateQuotation,
  TemplateView,
} from '../../../api/endpoints/templates';
import type { Bilingual } from '../../../shared/step/pairs';
import { pairsOf, pairsText } from '../../../shared/step/pairs';
import type { RuleDraft } from '../../../shared/step/policy.fields';
import { inOrder, rulesOf } from '../../../shared/step/policy.rules';
import type { Faults } from '../../../shared/step/typed';
import { typedReader } from '../../../shared/step/typed';

export const LONGEST_NAME = 80;
export const LONGEST_TEXT = 2_000;
export const LONGEST_LABEL = 120;
export const MOST_LINES = 30;
export const MOST_RULES = 10;
const LONGEST_INCLUSION = 200;
const MOST_INCLUSIONS = 40;
const MOST_DAYS = 365;
const LONGEST_VALIDITY = 60;

/** A line as it is typed. */
export interface LineDraft {
  label: Bilingual;
  per: TemplateQuantity;
  unitAmount: string;
  unitAgentAmount: string;
}

/** A quotation as it is typed. */
export interface QuotationDraft {
  lines: LineDraft[];
  validDays: string;
  depositKind: HolidayDepositKind;
  deposit: string;
  depositDays: string;
  balanceDays: string;
  policy: RuleDraft[];
  /** One a line. */
  inclusions: Bilingual;
  note: Bilingual;
}

/** A template as it is typed: a text, or a quotation. */
export interface TemplateDraft {
  name: string;
  text: Bilingual;
  quotation?: QuotationDraft | undefined;
}

const NO_TEXT: Bilingual = { en: '', ar: '' };

export const NO_LINE: LineDraft = { label: NO_TEXT, per: 'adult', unitAmount: '', unitAgentAmount: '' };

export const NEW_ANSWER: TemplateDraft = { name: '', text: NO_TEXT };

export const NEW_QUOTATION_TEMPLATE: TemplateDraft = {
  name: '',
  text: NO_TEXT,
  quotation: {
    lines: [NO_LINE],
    validDays: '3',
    depositKind: 'percent',
    deposit: '25',
    depositDays: '2',
    balanceDays: '30',
    policy: [
      { daysBefore: '30', percent: '50' },
      { daysBefore: '7', percent: '100' },
    ],
    inclusions: NO_TEXT,
    note: NO_TEXT,
  },
};

/** A template as the form shows it. */
export function draftOf({ name, text = NO_TEXT, quotation }: TemplateForm): TemplateDraft {
  return { name, text, ...(quotation && { quotation: quotationDraft(quotation) }) };
}

/** A copy to save under another name. */
export function copyOf({ template }: TemplateView): TemplateDraft {
  return { ...draftOf(template), name: `${template.name} (copy)`.slice(0, LONGEST_NAME) };
}

function quotationDraft(quotation: TemplateQuotation): QuotationDraft {
  const { lines, validDays, deposit, depositDays, balanceDays, cancellationPolicy, inclusions, note } = quotation;
  return {
    lines: lines.map((line) => ({ ...line })),
    validDays: String(validDays),
    depositKind: deposit.kind,
    deposit: deposit.kind === 'percent' ? String(deposit.percent ?? '') : (deposit.amount ?? ''),
    depositDays: String(depositDays),
    balanceDays: String(balanceDays),
    policy: rulesOf(cancellationPolicy),
    inclusions: pairsText(inclusions),
    note,
  };
}

/** The template to send, or what is wrong by field. What only the services know, such as placeholders, they check. */
export function formOf({ name, text, quotation }: TemplateDraft): { form?: TemplateForm; faults: Faults } {
  const read = typedReader();
  const form: TemplateForm = { name: read.words('/template/name', name, 'Write a name.') };
  if (quotation) {
    form.quotation = quotationOf(quotation, read);
  } else {
    form.text = { en: text.en.trim(), ar: text.ar.trim() };
    if (!form.text.en && !form.text.ar) read.fault('/template/text/en', 'Write it in English, in Arabic or in both.');
  }
  return read.isRight() ? { form, faults: read.faults } : { faults: read.faults };
}

function quotationOf(draft: QuotationDraft, read: ReturnType<typeof typedReader>): TemplateQuotation {
  const at = (field: string) => `/template/quotation/${field}`;
  const { pairs, fault } = pairsOf(draft.inclusions, { longest: LONGEST_INCLUSION, most: MOST_INCLUSIONS });
  if (fault) read.fault(at(`inclusions/${fault.language}`), fault.text);
  return {
    lines: draft.lines.map(({ label, per, unitAmount, unitAgentAmount }, line) => ({
      label: { en: read.words(at(`lines/${line}/label/en`), label.en, 'Write what it is for.'), ar: label.ar.trim() },
      per,
      unitAmount: read.amount(at(`lines/${line}/unitAmount`), unitAmount),
      unitAgentAmount: read.amount(at(`lines/${line}/unitAgentAmount`), unitAgentAmount),
    })),
    validDays: read.whole(at('validDays'), draft.validDays, 1, LONGEST_VALIDITY),
    deposit:
      draft.depositKind === 'percent'
        ? { kind: 'percent', percent: read.whole(at('deposit'), draft.deposit, 1, 100) }
        : { kind: 'fixed', amount: read.amount(at('deposit'), draft.deposit) },
    depositDays: read.whole(at('depositDays'), draft.depositDays, 0, LONGEST_VALIDITY),
    balanceDays: read.whole(at('balanceDays'), draft.balanceDays, 0, MOST_DAYS),
    cancellationPolicy: inOrder(draft.policy).map(({ daysBefore, percent }, rule) => ({
      daysBefore: read.whole(at(`cancellationPolicy/${rule}/daysBefore`), daysBefore, 0, MOST_DAYS),
      percent: read.whole(at(`cancellationPolicy/${rule}/percent`), percent, 0, 100),
    })),
    inclusions: pairs,
    note: { en: draft.note.en.trim(), ar: draft.note.ar.trim() },
  };
}
