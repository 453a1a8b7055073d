import { dateIn, daysAfter } from '@jetway/kit-domain/days';

import type { HolidayRequestCase } from '../../../api/endpoints/holidays';
import type { TemplateQuantity, TemplateQuotation, TemplateView } from '../../../api/endpoints/templates';
import type { AnswerLanguage } from '../../../shared/answer/placeholders';
import { rulesOf } from '../../../shared/step/policy.rules';
import type { QuotationDraft } from './quotation.draft';

/** Children below it are infants. */
const INFANT_UNDER = 2;
/** When a day of a template ends, on the tenant's clock. */
const CLOSING = 'T18:00';

/** Languages in which a template can fill a quotation in: English is always there. */
export function languagesOf({ template: { quotation } }: TemplateView): readonly AnswerLanguage[] {
  if (!quotation) return [];
  const { lines, inclusions, note } = quotation;
  const isArabic = [...lines.map(({ label }) => label), ...inclusions, note].some(({ ar }) => ar !== '');
  return isArabic ? ['en', 'ar'] : ['en'];
}

/** A quotation of a template for the party and the day of a request. Lines that count none of the party are left out. */
export function templateDraft(
  quotation: TemplateQuotation,
  language: AnswerLanguage,
  request: HolidayRequestCase,
  now = new Date(),
): QuotationDraft {
  const { lines, deposit, cancellationPolicy, inclusions, note } = quotation;
  const textIn = ({ en, ar }: { en: string; ar: string }) => (language === 'ar' && ar) || en;
  const validUntil = daysAfter(dateIn(request.zone, now), quotation.validDays) + CLOSING;
  const depositDue = daysAfter(validUntil.slice(0, 10), quotation.depositDays) + CLOSING;
  const { date } = request;
  const balance = quotation.balanceDays === 0 ? `${date}T00:00` : daysAfter(date, -quotation.balanceDays) + CLOSING;
  return {
    startsOn: date,
    lines: lines.flatMap(({ label, per, unitAmount, unitAgentAmount }) => {
      const quantity = quantityOf(per, request);
      return quantity === 0 ? [] : [{ label: textIn(label), quantity: String(quantity), unitAmount, unitAgentAmount }];
    }),
    validUntil,
    depositKind: deposit.kind,
    deposit: deposit.kind === 'percent' ? String(deposit.percent ?? '') : (deposit.amount ?? ''),
    depositDue,
    // The balance is never due before the deposit.
    balanceDue: balance < depositDue ? depositDue : balance,
    policy: rulesOf(cancellationPolicy),
    inclusions: inclusions.map(textIn).join('\n'),
    note: textIn(note),
  };
}

function quantityOf(per: TemplateQuantity, { adults, childAges, rooms }: HolidayRequestCase): number {
  const infants = childAges.filter((age) => age < INFANT_UNDER).length;
  return { adult: adults, child: childAges.length - infants, infant: infants, room: rooms ?? 1, party: 1 }[per];
}
