import type { OwnerBankAccount } from '@jetway/kit-api/company';
import type {
  Deposit,
  DepositMethod,
  DepositMethodName,
  DepositStatusName,
  PaymentOption,
} from '@jetway/kit-api/deposits';
import { http, HttpResponse } from '@jetway/kit-test/portal-host';

const CALL = '/api/payment/v1';
const OFFLINE: DepositMethodName[] = ['bankDeposit', 'bankTransfer', 'cheque'];
const ONLINE: DepositMethodName[] = ['mobileBanking', 'card', 'netBanking'];
const STATUSES: DepositStatusName[] = ['submitted', 'underReview', 'needsInfo', 'approved', 'rejected', 'credited'];

const ACCOUNT: OwnerBankAccount = {
  bankAccountId: 'gulf-main',
  bankName: 'Gulf Commercial Bank',
  accountName: 'Demo Travel LLC',
  accountNumber: '0193827465001',
  branchName: 'Dubai Marina',
  swiftCode: 'GCBKAEAD',
  routingNo: 'AE070331234567890123456',
  bankLogoIconName: 'building',
  bankLogoURL: '',
};

function method(code: DepositMethodName): DepositMethod {
  const isOnline = ONLINE.includes(code);
  return {
    code,
    label: code,
    enabled: true,
    min: 'AED 10.00',
    max: 'AED 50000.00',
    feePercent: isOnline ? '1.80' : '0.00',
    feeFixed: 'AED 0.00',
    protected: !isOnline,
    channels: code === 'bankTransfer' ? ['UAEFTS', 'other'] : [],
    providers: [],
  };
}

function option(code: string, label: string, of: DepositMethodName): PaymentOption {
  return {
    code,
    label,
    method: of,
    brands: of === 'card' ? ['Visa', 'Mastercard'] : [],
    min: 'AED 10.00',
    max: 'AED 50000.00',
    feePercent: '1.80',
    feeFixed: 'AED 0.00',
  };
}

/** A fictional month of deposits in every state. */
const DEPOSITS = Array.from({ length: 24 }, (_, index): Deposit => {
  const status = STATUSES[index % STATUSES.length] ?? 'submitted';
  const at = `2026-11-${String(25 - (index % 24)).padStart(2, '0')}T08:00:00Z`;
  return {
    depositRef: `DP2611${String(100 - index).padStart(6, '0')}`,
    method: status === 'credited' ? 'card' : (OFFLINE[index % OFFLINE.length] ?? 'bankDeposit'),
    status,
    amount: `AED ${1_000 + index * 250}.00`,
    fee: 'AED 0.00',
    paidOn: at.slice(0, 10),
    reference: `SLIP${7_700 + index}`,
    createdAt: at,
    createdBy: 'Amina Rahman',
    attachments: [],
    history: [{ at, by: 'Amina Rahman', status: 'submitted' }],
    canAnswer: status === 'needsInfo',
    canWithdraw: status === 'submitted',
    ...(status === 'needsInfo' ? { question: 'Which branch took the cash?' } : {}),
    ...(status === 'rejected' ? { rejectReason: 'The bank has no such slip.' } : {}),
    ...(status === 'approved' || status === 'credited'
      ? { creditedAmount: `AED ${1_000 + index * 250}.00`, creditedJournalId: `j-${index}` }
      : {}),
  };
});

const found = (depositRef: string | undefined) =>
  DEPOSITS.find((deposit) => deposit.depositRef === depositRef) ?? DEPOSITS[0];
const sent = () => HttpResponse.json(DEPOSITS[0]);

/** Calls of the deposit pages. */
export const depositHandlers = [
  http.post(`${CALL}/deposit/availdeposit`, () => HttpResponse.json({ methods: OFFLINE.map(method) })),
  http.post(`${CALL}/deposit/availpayments`, () => HttpResponse.json({ methods: ONLINE.map(method) })),
  http.post(`${CALL}/deposit/availfilter`, () =>
    HttpResponse.json({ methods: [...OFFLINE, 'card'], statuses: STATUSES }),
  ),
  http.get(`${CALL}/bankaccount/getBankAccountDetails`, () => HttpResponse.json({ accounts: [ACCOUNT] })),
  http.post(`${CALL}/online/GetMobileConfig`, () =>
    HttpResponse.json({
      options: [option('bkash', 'bKash', 'mobileBanking'), option('nagad', 'Nagad', 'mobileBanking')],
    }),
  ),
  http.post(`${CALL}/online/GetCardPaymentConfig`, () =>
    HttpResponse.json({
      options: [option('card', 'Card', 'card'), option('gulf', 'Gulf Commercial Bank', 'netBanking')],
    }),
  ),
  http.post(`${CALL}/card/GetCardDetails`, () =>
    HttpResponse.json({ brand: 'Visa', feePercent: '2.20', feeFixed: 'AED 0.00' }),
  ),
  ...[
    'initate',
    'initiatebankdeposit',
    'initiatebanktransfer',
    'initiatechequedeposit',
    'initiatemobilebanking',
    'answer',
    'withdraw',
  ].map((call) => http.post(`${CALL}/deposit/${call}`, sent)),
  http.post(`${CALL}/online/CreatePayment`, () =>
    HttpResponse.json({
      paymentId: 'p-1',
      amount: 'AED 0.00',
      fee: 'AED 0.00',
      total: 'AED 0.00',
      expiresAt: '2026-11-26T12:00:00Z',
      redirectUrl: '/deposit-list',
    }),
  ),
  http.post(`${CALL}/online/GetStatusMessage`, () => HttpResponse.json({ message: 'The bank declined the payment.' })),
  http.post(`${CALL}/deposit/load`, async ({ request }) => {
    const {
      page = 1,
      pageSize = 20,
      method: wanted,
      status,
      search = '',
    } = (await request.json()) as {
      page?: number;
      pageSize?: number;
      method?: string;
      status?: string;
      search?: string;
    };
    const rows = DEPOSITS.filter(
      (row) =>
        (!wanted || row.method === wanted) &&
        (!status || row.status === status) &&
        `${row.depositRef} ${row.reference ?? ''}`.includes(search),
    );
    return HttpResponse.json({
      items: rows.slice((page - 1) * pageSize, page * pageSize),
      page,
      pageSize,
      total: rows.length,
    });
  }),
  http.post(`${CALL}/deposit/view`, async ({ request }) =>
    HttpResponse.json(found(((await request.json()) as { depositRef?: string }).depositRef)),
  ),
];
