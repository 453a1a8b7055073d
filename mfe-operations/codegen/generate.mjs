// Rewrites src/api/generated/ from contracts/operators.json: one file of endpoints and types per tag.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { generateClient } from '@jetway/kit-api/codegen';

const TAGS = [
  'session',
  'queue',
  'desks',
  'orders',
  'deposits',
  'agencies',
  'fares',
  'kyc',
  'visas',
  'holidays',
  'templates',
  'audit',
];
/** Reads sent by POST: cached and shared like any other query. */
const READS = [
  'openInvitation',
  'viewAfterSale',
  'loadOrdersInDoubt',
  'loadRequests',
  'searchOrders',
  'viewOrderCase',
  'viewDepositCase',
  'viewApplication',
  'viewLicences',
  'loadAgencies',
  'viewAgency',
  'viewWalletChange',
  'loadAudit',
  'loadFareLots',
  'loadFareImports',
  'viewFareLot',
  'loadFareLotGroups',
  'findFareAgencies',
  'loadFareCalendar',
  'loadGroupRequests',
  'viewGroupRequest',
  'loadVisaQueue',
  'viewVisaOrder',
  'loadHolidayPackages',
  'viewHolidayPackage',
  'exportHolidayPackages',
  'loadHolidayRequests',
  'viewHolidayRequest',
  'loadAssignees',
  'loadTemplates',
];

const contracts = process.argv[2] ?? fileURLToPath(new URL('../../contracts', import.meta.url));
const output = fileURLToPath(new URL('../src/api/generated', import.meta.url));

await generateClient({ contract: join(contracts, 'operators.json'), tags: TAGS, reads: READS, output });
