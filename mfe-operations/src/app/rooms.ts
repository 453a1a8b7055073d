import type { IconName } from '@jetway/kit-ui';
import type { ComponentType } from 'react';

import type { OperatorRoleName } from '../api/endpoints/session';
import { addresses } from '../shared/addresses';

/** A page of the console. */
export interface Room {
  /** Address, as a pattern of the router: "/queue", "/deposits/:tenant/:reference". */
  path: string;
  /** Title of the browser's tab. */
  title: string;
  /** Roles of which one opens the room; absent: every operator's. The server checks each call again. */
  roles?: readonly OperatorRoleName[];
  /** Its entry in the side navigation; absent for rooms that others lead to. */
  nav?: { label: string; icon: IconName };
  /** Loads the page, a default-exported component. */
  load: () => Promise<{ default: ComponentType }>;
}

/** The entry of the navigation that leads to an address: the longest, as `/orders/all` is below `/orders`. */
export function entryOf(pathname: string): string | undefined {
  return ROOMS.filter(({ path, nav }) => nav && `${pathname}/`.startsWith(`${path}/`))
    .map(({ path }) => path)
    .toSorted((one, other) => other.length - one.length)[0];
}

const LOT_READERS = ['ticketing', 'tenantAdmin', 'support', 'auditor'] as const;
const LOT_EDITORS = ['ticketing', 'tenantAdmin'] as const;
const HOLIDAY_READERS = ['holidays', 'tenantAdmin', 'support', 'auditor'] as const;
const HOLIDAY_EDITORS = ['holidays', 'tenantAdmin'] as const;

const TEMPLATE_READERS = [
  'holidays',
  'ticketing',
  'refunds',
  'visa',
  'finance',
  'tenantAdmin',
  'support',
  'auditor',
] as const;

/** Every room, in the order of the navigation. */
export const ROOMS: readonly Room[] = [
  {
    path: addresses.queue,
    title: 'Work queue',
    roles: ['ticketing', 'refunds', 'finance', 'kyc', 'visa', 'holidays', 'support', 'auditor'],
    nav: { label: 'Work queue', icon: 'List' },
    load: () => import('../features/queue/queue.page'),
  },
  {
    path: addresses.agencyList,
    title: 'Agencies',
    roles: ['tenantAdmin', 'finance', 'kyc', 'support', 'auditor'],
    nav: { label: 'Agencies', icon: 'Users' },
    load: () => import('../features/agencies/agencies.page'),
  },
  {
    path: addresses.agency(':tenant', ':agencyId'),
    title: 'Agency',
    roles: ['tenantAdmin', 'finance', 'kyc', 'support', 'auditor'],
    load: () => import('../features/agencies/agency.page'),
  },
  {
    path: addresses.walletChanges,
    title: 'Changes of wallets',
    roles: ['finance'],
    load: () => import('../features/wallets/changes.page'),
  },
  {
    path: addresses.walletChange(':tenant', ':reference'),
    title: 'Change of a wallet',
    roles: ['finance'],
    load: () => import('../features/wallets/change.page'),
  },
  {
    path: addresses.deposits,
    title: 'Deposits',
    roles: ['finance'],
    nav: { label: 'Deposits', icon: 'Wallet' },
    load: () => import('../features/deposits/deposits.page'),
  },
  {
    path: addresses.deposit(':tenant', ':reference'),
    title: 'Deposit',
    roles: ['finance'],
    load: () => import('../features/deposits/deposit.page'),
  },
  {
    path: addresses.refunds,
    title: 'Voids, refunds and exchanges',
    roles: ['refunds'],
    nav: { label: 'Voids, refunds, exchanges', icon: 'ArrowLeftRight' },
    load: () => import('../features/refunds/refunds.page'),
  },
  {
    path: addresses.refund(':tenant', ':number'),
    title: 'Void, refund or exchange',
    roles: ['refunds'],
    load: () => import('../features/refunds/refund.page'),
  },
  {
    path: addresses.orders,
    title: 'Orders',
    roles: ['ticketing', 'finance'],
    nav: { label: 'Orders', icon: 'Ticket' },
    load: () => import('../features/orders/orders.page'),
  },
  {
    path: addresses.orderList,
    title: 'Find an order',
    roles: ['ticketing', 'refunds', 'finance', 'tenantAdmin', 'support', 'auditor'],
    nav: { label: 'Find an order', icon: 'Search' },
    load: () => import('../features/order-search/order-search.page'),
  },
  {
    path: addresses.order(':tenant', ':reference'),
    title: 'Order',
    roles: ['ticketing', 'refunds', 'finance', 'tenantAdmin', 'support', 'auditor'],
    load: () => import('../features/order-search/order.page'),
  },
  {
    path: addresses.orderInDoubt(':tenant', ':reference'),
    title: 'Order in doubt',
    roles: ['ticketing'],
    load: () => import('../features/orders/doubt.page'),
  },
  {
    path: addresses.request(':tenant', ':kind', ':reference'),
    title: 'Request',
    roles: ['ticketing', 'finance'],
    load: () => import('../features/orders/request.page'),
  },
  {
    path: addresses.fareLots,
    title: 'Fare lots',
    roles: LOT_READERS,
    nav: { label: 'Fare lots', icon: 'Plane' },
    load: () => import('../features/fares/lots.page'),
  },
  {
    path: addresses.newFareLot,
    title: 'New lot',
    roles: LOT_EDITORS,
    load: () => import('../features/fares/new-lot.page'),
  },
  {
    path: addresses.fareImport,
    title: 'Import lots',
    roles: LOT_EDITORS,
    load: () => import('../features/fares/import/import.page'),
  },
  {
    path: addresses.fareCalendar,
    title: 'Calendar of lots',
    roles: LOT_READERS,
    load: () => import('../features/fares/calendar.page'),
  },
  {
    path: addresses.fareLot(':tenant', ':lotId'),
    title: 'Fare lot',
    roles: LOT_READERS,
    load: () => import('../features/fares/lot.page'),
  },
  {
    path: addresses.groupRequests,
    title: 'Group requests',
    roles: LOT_READERS,
    nav: { label: 'Group requests', icon: 'Users' },
    load: () => import('../features/fares/requests/requests.page'),
  },
  {
    path: addresses.groupRequest(':tenant', ':reference'),
    title: 'Group request',
    roles: LOT_READERS,
    load: () => import('../features/fares/requests/request.page'),
  },
  {
    path: addresses.visas,
    title: 'Visa desk',
    roles: ['visa', 'support', 'auditor'],
    nav: { label: 'Visas', icon: 'BriefcaseBusiness' },
    load: () => import('../features/visas/visas.page'),
  },
  {
    path: addresses.visa(':tenant', ':reference'),
    title: 'Visa application',
    roles: ['visa', 'support', 'auditor'],
    load: () => import('../features/visas/order/visa.page'),
  },
  {
    path: addresses.holidays,
    title: 'Holiday desk',
    roles: HOLIDAY_READERS,
    nav: { label: 'Holidays', icon: 'Sparkles' },
    load: () => import('../features/holidays/holidays.page'),
  },
  {
    path: addresses.holiday(':tenant', ':reference'),
    title: 'Holiday request',
    roles: HOLIDAY_READERS,
    load: () => import('../features/holidays/request/request.page'),
  },
  {
    path: addresses.packages,
    title: 'Tour packages',
    roles: HOLIDAY_READERS,
    nav: { label: 'Tour packages', icon: 'Luggage' },
    load: () => import('../features/packages/packages.page'),
  },
  {
    path: addresses.newPackage,
    title: 'New package',
    roles: HOLIDAY_EDITORS,
    load: () => import('../features/packages/edit/new-package.page'),
  },
  {
    path: addresses.packageImport,
    title: 'Import and export packages',
    roles: HOLIDAY_EDITORS,
    load: () => import('../features/packages/import/import.page'),
  },
  {
    path: addresses.package(':tenant', ':packageId'),
    title: 'Tour package',
    roles: HOLIDAY_READERS,
    load: () => import('../features/packages/edit/package.page'),
  },
  {
    path: addresses.templates,
    title: 'Templates',
    roles: TEMPLATE_READERS,
    nav: { label: 'Templates', icon: 'Copy' },
    load: () => import('../features/templates/templates.page'),
  },
  {
    path: addresses.template(':tenant', ':desk', ':templateId'),
    title: 'Template',
    roles: TEMPLATE_READERS,
    load: () => import('../features/templates/edit/template.page'),
  },
  {
    path: addresses.agencies,
    title: 'Applications and licences',
    roles: ['kyc'],
    nav: { label: 'Applications', icon: 'Building2' },
    load: () => import('../features/kyc/kyc.page'),
  },
  {
    path: addresses.application(':tenant', ':id'),
    title: 'Application',
    roles: ['kyc'],
    load: () => import('../features/kyc/application.page'),
  },
  {
    path: addresses.licences(':tenant', ':agencyId'),
    title: 'Licences',
    roles: ['kyc'],
    load: () => import('../features/kyc/licences.page'),
  },
  {
    path: addresses.audit,
    title: 'Audit trail',
    roles: ['auditor'],
    nav: { label: 'Audit trail', icon: 'ShieldCheck' },
    load: () => import('../features/audit/audit.page'),
  },
  {
    path: '/sessions',
    title: 'Your sessions',
    load: () => import('../features/sessions/sessions.page'),
  },
];

/** The page a path leads to after signing in, when the address names none: the first of the navigation the operator may open. */
export function homeFor(roles: readonly OperatorRoleName[]): string {
  const first = ROOMS.find((room) => room.nav && isOpenTo(room, roles));
  return first?.path ?? '/sessions';
}

/** Whether an operator with these roles may open a room. */
export function isOpenTo({ roles: wanted }: Room, roles: readonly OperatorRoleName[]): boolean {
  return !wanted || wanted.some((role) => roles.includes(role));
}
