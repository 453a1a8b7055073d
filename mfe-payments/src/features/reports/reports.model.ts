import type { ReportJobView, ReportName, ReportRequest } from '@jetway/kit-api/payment';
import { Feature } from '@jetway/kit-domain';

import { duesHref, entriesHref } from '../../shared/addresses';

/** Every report, in the order of the list, with the code it needs besides that of the page. */
export const REPORTS = [
  { name: 'salesByDay' },
  { name: 'salesByStaff' },
  { name: 'salesByBranch' },
  { name: 'salesByAirline' },
  { name: 'salesBySupplier', feature: Feature.ShowSource },
  { name: 'ledger', feature: Feature.ShowAllTransactions },
  { name: 'dues', feature: Feature.ShowPartialPaymentList },
] as const satisfies readonly { name: ReportName; feature?: number }[];

/** The call that makes a file of the sales behind a report. */
export const EXPORT = '/api/report/v1/Report/Export';

/** The formats of files, in the order of their buttons. */
export const FORMATS = ['csv', 'xlsx', 'pdf'] as const;

/** The address of a long report's file. */
export function fileAddress(id: string): string {
  return `/api/report/v1/Report/File?id=${id}`;
}

/** Whether a file is queued or in progress. */
export function isUnfinished({ state }: Pick<ReportJobView, 'state'>): boolean {
  return state === 'waiting' || state === 'making';
}

/** The page's state in the address bar, so that a report can be shared. */
export interface ReportView {
  report: ReportName;
  from: string;
  to: string;
}

/** The report of the address, if it is offered; ignores invalid values. Without dates, this month so far. */
export function viewFrom(query: URLSearchParams, today: string, offered: readonly { name: ReportName }[]): ReportView {
  const to = dateOr(query.get('to'), today);
  return {
    report: offered.find(({ name }) => name === query.get('report'))?.name ?? 'salesByDay',
    from: dateOr(query.get('from'), `${to.slice(0, 8)}01`),
    to,
  };
}

export function queryOf({ report, from, to }: ReportView): URLSearchParams {
  return new URLSearchParams({ report, from, to });
}

export function requestOf({ report, from, to }: ReportView): ReportRequest {
  return { report, from, to };
}

/** Whether a report adds up sales, which its lines open. */
export function isOnSales(report: ReportName): boolean {
  return report !== 'ledger' && report !== 'dues';
}

/** The page with the rows behind a line that is not on sales. */
export function pageOf({ report, from, to }: ReportView, key: string): string {
  return report === 'ledger' ? entriesHref({ type: key, from, to }) : duesHref(key);
}

function dateOr(text: string | null, other: string): string {
  return text && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : other;
}
