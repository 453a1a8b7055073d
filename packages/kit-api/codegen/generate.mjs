// Rewrites src/generated/ from contracts/: one file of endpoints and types per tag, and the union of problem codes.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { generateClient } from './client.mjs';

const TAGS = [
  'auth',
  'customer',
  'company',
  'utility',
  'payment',
  'deposits',
  'registration',
  'flights',
  'hotels',
  'fares',
  'visas',
  'packages',
  'holidays',
  'orders',
  'profile',
  'travellers',
];
/** Tags of one module alone, which bundles their files; the API they are injected into stays the shared one. */
const BUNDLED = ['packages', 'holidays'];
const COMPANY_READS = [
  ...['loadProfile', 'loadBasicInfo', 'viewBasicInfo', 'loadDocuments', 'loadKycRemarks'],
  ...['loadBranch', 'viewBranch', 'loadStaff', 'viewStaff', 'loadBankAccounts', 'viewBankAccount'],
];
const TRAVELLER_READS = ['loadTravellers', 'searchTravellers', 'viewTraveller'];
const ORDER_READS = [
  'airGetOrder',
  'getOrderHistory',
  'getItineraryLink',
  'getOrderNotes',
  'getUpdatedTimeLimit',
  'getExtendTimeLimitRequest',
];
const AFTER_SALE_READS = ['verifyVoidPenalty', 'verifyRefundPenalty', 'getVoidQueue', 'getRefundQueue'];
const EXCHANGE_READS = [
  ...['verifyExchangePenalty', 'searchExchange', 'filterExchange', 'getExchangeItinerary', 'getExchangeSummary'],
  ...['priceExchange', 'verifyExchangeRequest', 'listExchanges'],
];
const IMPORT_READS = ['airGetImportPnr'];
const SEARCH_READS = [
  'getAirSearchFareDays',
  'getAirSearchFilter',
  'getAirSearchItinerary',
  'getAirSearchBrandDetails',
  'getAirSearchMoreCombinations',
  'getAirSearchMoreCombinationsWithCurrency',
  'getAirSearchMoreCount',
];
const EXTRA_READS = [
  'airGetItinerary',
  'airServiceList',
  'getSsr',
  'getBaggage',
  'getMeal',
  'getSeat',
  'getUpdatedTravelerSsrStatus',
  'airSsrHistory',
];
const PAY_READS = [
  'getFullPaymentForIssueTicket',
  'getPartialPaymentForIssueTicket',
  'getOrderSupplementary',
  'getPayment',
  'getOrderDues',
  'getDues',
  'getDuesSummary',
  'getSettlementDetails',
  'runReport',
  'getReportRows',
  'loadCreditLedger',
  'getTransactionLookups',
  'getTransactions',
];
const DEPOSIT_READS = [
  'availDeposit',
  'availDepositFilter',
  'availPayments',
  'getProtectedFunctions',
  'loadDeposits',
  'searchDeposits',
  'viewDeposit',
  'getCardDetails',
  'getCardPaymentConfig',
  'getMobileConfig',
  'getStatusMessage',
];
const HOTEL_READS = [
  'hotelSearchDestinations',
  'hotelGetSearch',
  'hotelGetDetail',
  'hotelGetOrder',
  'hotelCancelQuote',
  'hotelGetHistory',
  'hotelGetQueue',
];
const FARE_READS = [
  'fareGetAirXclusiveFare',
  'fareAirXclusiveFareSearch',
  'fareGetAirUmrahFare',
  'fareAirUmrahFareSearch',
  'fareGetAirGroupFare',
  'fareAirGroupFareSearch',
  'fareGetFareLot',
  'fareGetGroupRequest',
  'fareGetGroupRequests',
  'fareGetOrder',
  'fareGetQueue',
  'fareGetHistory',
  'fareGetUmrahQuote',
  'fareGetUmrahQuotes',
  'fareDropQuote',
  'fareCancelQuote',
];
const VISA_READS = [
  ...['visaGetCountries', 'visaSearchProducts', 'visaGetProduct', 'visaGetOrder', 'visaGetQueue'],
  ...['visaCancelQuote', 'visaGetHistory', 'visaGetCorrections'],
];
const HOLIDAY_READS = [
  ...['packageSearchCities', 'packageSearchPackages', 'holidayGetRequests', 'holidayGetRequest'],
  ...['holidayGetOrders', 'holidayGetOrder', 'holidayCancelQuote', 'holidayGetHistory'],
];
/** Reads sent by POST: cached and shared like any other query. */
const READS = [
  'getAirportsByKey',
  'getBookings',
  'loadPassbook',
  'airRule',
  'getFiledRules',
  ...EXTRA_READS,
  ...ORDER_READS,
  ...AFTER_SALE_READS,
  ...EXCHANGE_READS,
  ...IMPORT_READS,
  ...PAY_READS,
  ...DEPOSIT_READS,
  ...SEARCH_READS,
  ...HOTEL_READS,
  ...FARE_READS,
  ...VISA_READS,
  ...HOLIDAY_READS,
  ...COMPANY_READS,
  ...TRAVELLER_READS,
];

const contracts = process.argv[2] ?? fileURLToPath(new URL('../../../contracts', import.meta.url));
const generated = fileURLToPath(new URL('../src/generated', import.meta.url));

function generateCodes() {
  const problems = JSON.parse(readFileSync(join(contracts, 'problems.json'), 'utf8'));
  const union = problems.map(({ code }) => `  | '${code}'`).join('\n');
  writeFileSync(
    join(generated, 'error-code.ts'),
    `/** Every problem code the services answer with. */\nexport type ErrorCode =\n${union};\n`,
  );
}

await generateClient({
  contract: join(contracts, 'openapi.json'),
  tags: TAGS,
  reads: READS,
  output: generated,
  apiOf: (tag) => (BUNDLED.includes(tag) ? '@jetway/kit-api' : '../api'),
});
generateCodes();
