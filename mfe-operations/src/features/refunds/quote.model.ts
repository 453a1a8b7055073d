import { parseMoneyText } from '@jetway/kit-domain';
import { typedNumber } from '@jetway/kit-domain/input';

import type { AfterSaleCase, AfterSaleOperatorLine } from '../../api/endpoints/orders';

/** What can be deducted from what a ticket returns. */
export const DEDUCTIONS = ['used', 'penalty', 'noShow', 'taxesKept', 'serviceFee', 'portalFee'] as const;
export type Deduction = (typeof DEDUCTIONS)[number];

export const DEDUCTION_NAMES: Readonly<Record<Deduction, string>> = {
  used: 'Used flights',
  penalty: 'Penalty',
  noShow: 'No-show',
  taxesKept: 'Taxes kept',
  serviceFee: 'Service fee',
  portalFee: 'Portal fee',
};

/** A traveller's line as it is typed. */
export interface DraftLine {
  travellerId: string;
  name: string;
  /** What the ticket can return at most, such as "AED 1234.50". */
  returnable: string;
  /** What the new ticket of an exchange costs; undefined for a refund, null while it is not known. */
  newFare?: string | null;
  typed: Record<Deduction, string>;
}

/** What a line comes to. */
export interface LineSum {
  /** The deductions in minor units; null where the text is no amount. */
  minor: Record<Deduction, number | null>;
  /**
   * Such as "AED 1034.50"; null while it cannot be computed, or when more is deducted than there is. Of an exchange what is
   * left after the new ticket: "AED -200.00" is to be paid.
   */
  net: string | null;
}

const CAUSED_BY_AIRLINE: ReadonlySet<string> = new Set(['scheduleChange', 'airlineCancelled']);

/** Lines to begin with: the filed penalty is deducted unless the airline is the cause. */
export function draftOf({ request, travellers, penalty }: AfterSaleCase): DraftLine[] {
  const filed =
    penalty && !CAUSED_BY_AIRLINE.has(request.reason) ? (penalty.split(' ')[1] ?? '').replace(/\.0+$/, '') : '';
  return request.travellerIds.flatMap((travellerId) => {
    const traveller = travellers.find((one) => one.travellerId === travellerId);
    if (!traveller) return [];
    const typed = { used: '', penalty: filed, noShow: '', taxesKept: '', serviceFee: '', portalFee: '' };
    const line = { travellerId, name: traveller.name, returnable: traveller.returnable, typed };
    return [request.kind === 'exchange' ? { ...line, newFare: traveller.newFare ?? null } : line];
  });
}

/** What is left of a line. Net and deductions add up to what the ticket can return, to the minor unit. */
export function sumOf({ returnable, newFare, typed }: DraftLine): LineSum {
  const { currency, amountMinor, exponent } = parseMoneyText(returnable);
  const minor = Object.fromEntries(
    DEDUCTIONS.map((each) => [each, minorOf(typed[each], exponent)]),
  ) as LineSum['minor'];
  const amounts = Object.values(minor);
  if (amounts.includes(null)) return { minor, net: null };
  if (newFare !== undefined) return { minor, net: afterNewFare({ returnable, newFare, minor }) };
  const left = amounts.reduce<bigint>((rest, amount) => rest - BigInt(amount ?? 0), amountMinor);
  return { minor, net: left < 0n ? null : moneyText(currency, left, exponent) };
}

/** The largest deduction of a line from which more is deducted than there is; undefined while it adds up. */
export function excessOf(line: DraftLine): Deduction | undefined {
  const { net, minor } = sumOf(line);
  if (net !== null || line.newFare === null || Object.values(minor).includes(null)) return undefined;
  return DEDUCTIONS.reduce((most, each) => ((minor[each] ?? 0) > (minor[most] ?? 0) ? each : most));
}

/** Of an exchange, the airline keeps no more than the old ticket is worth; penalties and fees are paid on top. */
function afterNewFare({
  returnable,
  newFare,
  minor,
}: Pick<DraftLine, 'returnable'> & { newFare: string | null; minor: LineSum['minor'] }): string | null {
  const { currency, amountMinor, exponent } = parseMoneyText(returnable);
  if (newFare === null) return null;
  const sum = (fields: readonly Deduction[]) => fields.reduce((all, field) => all + BigInt(minor[field] ?? 0), 0n);
  const kept = sum(['used', 'taxesKept', 'serviceFee']);
  if (kept > amountMinor) return null;
  const fees = sum(['penalty', 'noShow', 'portalFee']);
  return moneyText(currency, amountMinor - kept - fees - parseMoneyText(newFare).amountMinor, exponent);
}

/** What the nets of an exchange come to: what the agency pays, and what it gets back; null while a line has none. */
export function sidesOf(lines: readonly DraftLine[]): { toPay: string; returned: string } | null {
  const [first] = lines;
  const nets = lines.map((line) => sumOf(line).net);
  if (!first || nets.includes(null)) return null;
  const { currency, exponent } = parseMoneyText(first.returnable);
  const minors = nets.map((net) => parseMoneyText(net ?? '').amountMinor);
  const side = (sign: 1n | -1n) => minors.reduce((sum, minor) => (minor * sign > 0n ? sum + minor * sign : sum), 0n);
  return { toPay: moneyText(currency, side(-1n), exponent), returned: moneyText(currency, side(1n), exponent) };
}

/** The sum of the nets; null while a line has none. */
export function totalOf(lines: readonly DraftLine[]): string | null {
  const nets = lines.map((line) => sumOf(line).net);
  const [first] = lines;
  if (!first || nets.includes(null)) return null;
  const { currency, exponent } = parseMoneyText(first.returnable);
  const sum = nets.reduce<bigint>((total, net) => total + parseMoneyText(net ?? '').amountMinor, 0n);
  return moneyText(currency, sum, exponent);
}

/** The lines as they are sent; only for lines with a net. */
export function sentLines(lines: readonly DraftLine[]): AfterSaleOperatorLine[] {
  return lines.map((line) => {
    const { minor } = sumOf(line);
    const amounts = Object.fromEntries(DEDUCTIONS.flatMap((each) => (minor[each] ? [[each, minor[each]]] : [])));
    return { travellerId: line.travellerId, ...amounts };
  });
}

/** A typed amount in minor units; 0 when empty, null when it is not an amount. */
function minorOf(text: string, exponent: number): number | null {
  if (text.trim() === '') return 0;
  const number = typedNumber(text);
  if (!number || number.isNegative || number.fraction.length > exponent) return null;
  return Number(number.whole + number.fraction.padEnd(exponent, '0'));
}

function moneyText(currency: string, minor: bigint, exponent: number): string {
  const sign = minor < 0n ? '-' : '';
  const digits = (minor < 0n ? -minor : minor).toString().padStart(exponent + 1, '0');
  return exponent === 0
    ? `${currency} ${sign}${digits}`
    : `${currency} ${sign}${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`;
}
