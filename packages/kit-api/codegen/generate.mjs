// Rewrites src/generated/ from contracts/: one file of endpoints and types per tag, and the union of problem codes.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { generateEndpoints } from '@rtk-query/codegen-openapi';

const TAGS = ['auth', 'customer', 'company', 'utility', 'payment', 'deposits', 'registration', 'flights', 'orders', 'profile', 'travellers'];
const COMPANY_READS = [
  ...['loadProfile', 'loadBasicInfo', 'viewBasicInfo', 'loadDocuments', 'loadKycRemarks'],
  ...['loadBranch', 'viewBranch', 'loadStaff', 'viewStaff', 'loadBankAccounts', 'viewBankAccount'],
];
const TRAVELLER_READS = ['loadTravellers', 'searchTravellers', 'viewTraveller'];
const ORDER_READS = ['airGetOrder', 'getOrderHistory', 'getItineraryLink', 'getOrderNotes', 'getUpdatedTimeLimit', 'getExtendTimeLimitRequest'];
const AFTER_SALE_READS = ['verifyVoidPenalty', 'verifyRefundPenalty', 'getVoidQueue', 'getRefundQueue'];
const SEARCH_READS = ['getAirSearchFareDays', 'getAirSearchFilter', 'getAirSearchItinerary', 'getAirSearchBrandDetails', 'getAirSearchMoreCombinations', 'getAirSearchMoreCombinationsWithCurrency', 'getAirSearchMoreCount'];
const EXTRA_READS = ['airGetItinerary', 'airServiceList', 'getSsr', 'getBaggage', 'getMeal', 'getSeat', 'getUpdatedTravelerSsrStatus', 'airSsrHistory'];
const PAY_READS = ['getFullPaymentForIssueTicket', 'getPartialPaymentForIssueTicket', 'getOrderSupplementary', 'getPayment', 'getOrderDues', 'getDues', 'getDuesSummary', 'getSettlementDetails', 'runReport', 'getReportRows', 'loadCreditLedger', 'getTransactionLookups', 'getTransactions'];
const DEPOSIT_READS = ['availDeposit', 'availDepositFilter', 'availPayments', 'getProtectedFunctions', 'loadDeposits', 'searchDeposits', 'viewDeposit', 'getCardDetails', 'getCardPaymentConfig', 'getMobileConfig', 'getStatusMessage'];
/** Reads sent by POST: cached and shared like any other query. */
const READS = ['getAirportsByKey', 'getBookings', 'loadPassbook', 'airRule', 'getFiledRules', ...EXTRA_READS, ...ORDER_READS, ...AFTER_SALE_READS, ...PAY_READS, ...DEPOSIT_READS, ...SEARCH_READS, ...COMPANY_READS, ...TRAVELLER_READS];

const contracts = process.argv[2] ?? fileURLToPath(new URL('../../../contracts', import.meta.url));
const generated = fileURLToPath(new URL('../src/generated', import.meta.url));

/** Headers and problem responses are handled by the base query (`problem.ts`) for every call. */
function withoutSharedParts(document) {
  for (const operations of Object.values(document.paths)) {
    for (const operation of Object.values(operations)) {
      if (operation.parameters) operation.parameters = operation.parameters.filter((one) => one.in !== 'header');
      delete operation.responses.default;
    }
  }
  return document;
}

/** The services omit absent fields and never send null, so optional is enough. */
function withoutNulls(node) {
  if (Array.isArray(node)) return node.map(withoutNulls);
  if (typeof node !== 'object' || node === null) return node;
  const plain = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, withoutNulls(value)]));
  if (Array.isArray(plain.type)) {
    const types = plain.type.filter((type) => type !== 'null');
    return { ...plain, type: types.length === 1 ? types[0] : types };
  }
  for (const choice of ['oneOf', 'anyOf']) {
    const choices = plain[choice]?.filter((one) => one.type !== 'null');
    if (choices && choices.length < plain[choice].length) {
      const rest = Object.fromEntries(Object.entries(plain).filter(([key]) => key !== choice));
      return choices.length === 1 ? { ...rest, ...choices[0] } : { ...rest, [choice]: choices };
    }
  }
  return plain;
}

function readContract(name) {
  return JSON.parse(readFileSync(join(contracts, name), 'utf8'));
}

/** Whether it answers with a file to save, which `files.ts` fetches. */
function isDownload({ responses }) {
  return Object.keys(responses['200']?.content ?? {}).includes('text/csv');
}

async function generateTag(tag, schemaFile) {
  const outputFile = join(generated, `${tag}.ts`);
  // Next to the output, so that the generated import of the API is relative to its final location.
  await generateEndpoints({
    schemaFile,
    outputFile,
    apiFile: join(generated, '../api.ts'),
    apiImport: 'api',
    exportName: 'injected',
    hooks: { queries: true, lazyQueries: true, mutations: true },
    tag: false,
    filterEndpoints: (_name, { operation }) => (operation.tags?.includes(tag) ?? false) && !isDownload(operation),
    endpointOverrides: [{ pattern: (name) => READS.includes(name), type: 'query' }],
  });
  const code = readFileSync(outputFile, 'utf8')
    .replace(/from ['"].*\/api(\.ts)?['"]/, "from '../api'")
    .replace('overrideExisting: false', "overrideExisting: 'throw'");
  writeFileSync(outputFile, code);
}

function generateCodes() {
  const problems = readContract('problems.json');
  const union = problems.map(({ code }) => `  | '${code}'`).join('\n');
  writeFileSync(join(generated, 'error-code.ts'), `/** Every problem code the services answer with. */\nexport type ErrorCode =\n${union};\n`);
}

const document = withoutNulls(withoutSharedParts(readContract('openapi.json')));
const folder = mkdtempSync(join(tmpdir(), 'jetway-codegen-'));
try {
  const schemaFile = join(folder, 'openapi.json');
  writeFileSync(schemaFile, JSON.stringify(document));
  for (const tag of TAGS) await generateTag(tag, schemaFile);
  generateCodes();
} finally {
  rmSync(folder, { recursive: true });
}
