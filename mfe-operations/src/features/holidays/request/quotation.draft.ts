import type { MoneyText } from '@jetway/kit-domain';
import { parseMoneyText } from '@jetway/kit-domain';
import { typedMoney, typedWhole } from '@jetway/kit-domain/input';

import type {
  HolidayCancelStep,
  HolidayDepositKind,
  HolidayQuotation,
  HolidayQuoteLine,
  HolidayRequestCase,
} from '../../../api/endpoints/holidays';
import type { RuleDraft } from '../../../shared/step/policy.fields';
import { rulesOf } from '../../../shared/step/policy.rules';
import type { Faults } from '../../../shared/step/typed';
import { linesOf, typedReader } from '../../../shared/step/typed';

/** A line as it is typed: amounts are digits in the tenant's currency. */
export interface LineDraft {
  label: string;
  quantity: string;
  unitAmount: string;
  unitAgentAmount: string;
}

/** A quotation as it is typed. Moments are `YYYY-MM-DDTHH:mm` on the tenant's clock. */
export interface QuotationDraft {
  startsOn: string;
  lines: LineDraft[];
  validUntil: string;
  depositKind: HolidayDepositKind;
  deposit: string;
  depositDue: string;
  balanceDue: string;
  policy: RuleDraft[];
  /** One a line. */
  inclusions: string;
  note: string;
}

export const NO_LINE: LineDraft = { label: '', quantity: '1', unitAmount: '', unitAgentAmount: '' };

/** Terms that are usual, for a request whose package has none. */
const USUAL_DEPOSIT = '25';
const USUAL_POLICY: readonly HolidayCancelStep[] = [
  { daysBefore: 30, percent: 50 },
  { daysBefore: 7, percent: 100 },
];

export const MOST_LINES = 30;
export const MOST_RULES = 10;
const MOST_UNITS = 999;
const MOST_DAYS = 365;

/** What the form starts with: the last quotation, or the price of the package for the party. */
export function quotationDraft({ quotation, packagePrice, date }: HolidayRequestCase): QuotationDraft {
  if (quotation) return draftOf(quotation.form);
  return {
    startsOn: date,
    lines: packagePrice ? packagePrice.lines.map(lineDraft) : [NO_LINE],
    validUntil: '',
    depositKind: 'percent',
    deposit: packagePrice ? String(packagePrice.depositPercent) : USUAL_DEPOSIT,
    depositDue: '',
    balanceDue: '',
    policy: rulesOf(packagePrice?.cancellationPolicy ?? USUAL_POLICY),
    inclusions: (packagePrice?.inclusions ?? []).join('\n'),
    note: '',
  };
}

function draftOf({ lines, deposit, cancellationPolicy, inclusions, note, ...rest }: HolidayQuotation): QuotationDraft {
  return {
    ...rest,
    lines: lines.map(lineDraft),
    depositKind: deposit.kind,
    deposit: deposit.amount ?? String(deposit.percent ?? ''),
    policy: rulesOf(cancellationPolicy),
    inclusions: inclusions.join('\n'),
    note: note ?? '',
  };
}

function lineDraft(line: HolidayQuoteLine): LineDraft {
  return { ...line, quantity: String(line.quantity) };
}

/** The quotation as the services read it, or what is wrong with what was typed. */
export function quotationOf(draft: QuotationDraft): { quotation?: HolidayQuotation; faults: Faults } {
  const read = typedReader();
  const quotation: HolidayQuotation = {
    startsOn: read.day('/quotation/startsOn', draft.startsOn),
    lines: draft.lines.map(({ label, quantity, unitAmount, unitAgentAmount }, at) => {
      const line = `/quotation/lines/${at}`;
      return {
        label: read.words(`${line}/label`, label, 'Write what it is.'),
        quantity: read.whole(`${line}/quantity`, quantity, 1, MOST_UNITS),
        unitAmount: read.amount(`${line}/unitAmount`, unitAmount),
        unitAgentAmount: read.amount(`${line}/unitAgentAmount`, unitAgentAmount),
      };
    }),
    validUntil: read.moment('/quotation/validUntil', draft.validUntil),
    deposit:
      draft.depositKind === 'fixed'
        ? { kind: 'fixed', amount: read.amount('/quotation/deposit/amount', draft.deposit) }
        : { kind: 'percent', percent: read.whole('/quotation/deposit/percent', draft.deposit, 1, 100) },
    depositDue: read.moment('/quotation/depositDue', draft.depositDue),
    balanceDue: read.moment('/quotation/balanceDue', draft.balanceDue),
    cancellationPolicy: draft.policy.map(({ daysBefore, percent }, at) => ({
      daysBefore: read.whole(`/quotation/cancellationPolicy/${at}/daysBefore`, daysBefore, 0, MOST_DAYS),
      percent: read.whole(`/quotation/cancellationPolicy/${at}/percent`, percent, 0, 100),
    })),
    inclusions: linesOf(draft.inclusions),
    ...(draft.note.trim() && { note: draft.note.trim() }),
  };
  return read.isRight() ? { quotation, faults: read.faults } : { faults: read.faults };
}

/** The sum of the lines, such as `AED 1250.00`; null while an amount or a quantity cannot be read. */
export function totalOf(
  lines: readonly LineDraft[],
  field: 'unitAmount' | 'unitAgentAmount',
  currency: string,
): MoneyText | null {
  let minor = 0n;
  let exponent = 0;
  for (const line of lines) {
    const money = typedMoney(line[field], currency);
    const quantity = typedWhole(line.quantity);
    if (money === null || quantity === null || quantity < 0) return null;
    const unit = parseMoneyText(money);
    exponent = unit.exponent;
    minor += unit.amountMinor * BigInt(quantity);
  }
  const digits = String(minor).padStart(exponent + 1, '0');
  const whole = digits.slice(0, digits.length - exponent);
  return `${currency} ${exponent > 0 ? `${whole}.${digits.slice(-exponent)}` : whole}`;
}
