import type { QueueItem, WorkKindName } from '../api/endpoints/queue';

/**
 * Addresses of the rooms' pages, so that each can be linked to and kept. Their parts are slugs, ids and references, which need no
 * encoding; with `:name` in their place they are the router's patterns.
 */
export const addresses = {
  queue: '/queue',
  deposits: '/deposits',
  deposit: (tenant: string, reference: string) => `/deposits/${tenant}/${reference}`,
  refunds: '/refunds',
  refund: (tenant: string, number: string) => `/refunds/${tenant}/${number}`,
  orders: '/orders',
  orderInDoubt: (tenant: string, reference: string) => `/orders/in-doubt/${tenant}/${reference}`,
  request: (tenant: string, kind: string, reference: string) => `/orders/requests/${tenant}/${kind}/${reference}`,
  orderList: '/orders/all',
  order: (tenant: string, reference: string) => `/orders/all/${tenant}/${reference}`,
  visas: '/visas',
  visa: (tenant: string, reference: string) => `/visas/${tenant}/${reference}`,
  agencies: '/agencies',
  application: (tenant: string, id: string) => `/agencies/applications/${tenant}/${id}`,
  licences: (tenant: string, agencyId: string) => `/agencies/licences/${tenant}/${agencyId}`,
  agencyList: '/agencies/all',
  agency: (tenant: string, agencyId: string) => `/agencies/all/${tenant}/${agencyId}`,
  walletChanges: '/wallets',
  walletChange: (tenant: string, reference: string) => `/wallets/${tenant}/${reference}`,
  fareLots: '/fares',
  newFareLot: '/fares/new',
  fareImport: '/fares/import',
  fareCalendar: '/fares/calendar',
  fareLot: (tenant: string, lotId: string) => `/fares/lots/${tenant}/${lotId}`,
  groupRequests: '/fares/requests',
  groupRequest: (tenant: string, reference: string) => `/fares/requests/${tenant}/${reference}`,
  holidays: '/holidays',
  holiday: (tenant: string, reference: string) => `/holidays/requests/${tenant}/${reference}`,
  packages: '/packages',
  newPackage: '/packages/new',
  packageImport: '/packages/import',
  package: (tenant: string, packageId: string) => `/packages/all/${tenant}/${packageId}`,
  templates: '/templates',
  templatesOf: (tenant: string, desk: string) => `/templates?tenant=${tenant}&desk=${desk}`,
  template: (tenant: string, desk: string, templateId: string) => `/templates/${tenant}/${desk}/${templateId}`,
  audit: '/audit',
} as const;

const PAGE_OF: Record<WorkKindName, (item: QueueItem) => string> = {
  orderInDoubt: ({ tenant, subject }) => addresses.orderInDoubt(tenant, subject),
  partPayment: ({ tenant, kind, subject }) => addresses.request(tenant, kind, subject),
  unaccompaniedMinors: ({ tenant, kind, subject }) => addresses.request(tenant, kind, subject),
  void: ({ tenant, subject }) => addresses.refund(tenant, subject),
  refund: ({ tenant, subject }) => addresses.refund(tenant, subject),
  exchange: ({ tenant, subject }) => addresses.refund(tenant, subject),
  deposit: ({ tenant, subject }) => addresses.deposit(tenant, subject),
  walletChange: ({ tenant, subject }) => addresses.walletChange(tenant, subject),
  application: ({ tenant, subject }) => addresses.application(tenant, subject),
  licences: ({ tenant, subject }) => addresses.licences(tenant, subject),
  visa: ({ tenant, subject }) => addresses.visa(tenant, subject),
  groupRequest: ({ tenant, subject }) => addresses.groupRequest(tenant, subject),
  holidayRequest: ({ tenant, subject }) => addresses.holiday(tenant, subject),
  holidayOrder: ({ tenant, subject }) => addresses.holiday(tenant, subject),
};

/** The page where an item of the queue is decided. */
export function pageOf(item: QueueItem): string {
  return PAGE_OF[item.kind](item);
}
