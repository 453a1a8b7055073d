import type { OwnerBankAccount } from '@jetway/kit-api/company';
import type { UserContext } from '@jetway/kit-api/customer';
import type { Deposit, DepositMethod, DepositMethodName, PaymentOption } from '@jetway/kit-api/deposits';
import { http, HttpResponse, portalHandlers, testServer } from '@jetway/kit-test';
import { vi } from 'vitest';

const PAYMENT = '/api/payment/v1';

export const CALLS = {
  offline: `${PAYMENT}/deposit/availdeposit`,
  online: `${PAYMENT}/deposit/availpayments`,
  filters: `${PAYMENT}/deposit/availfilter`,
  load: `${PAYMENT}/deposit/load`,
  export: `${PAYMENT}/deposit/export`,
  view: `${PAYMENT}/deposit/view`,
  initate: `${PAYMENT}/deposit/initate`,
  bankDeposit: `${PAYMENT}/deposit/initiatebankdeposit`,
  bankTransfer: `${PAYMENT}/deposit/initiatebanktransfer`,
  cheque: `${PAYMENT}/deposit/initiatechequedeposit`,
  mobileBanking: `${PAYMENT}/deposit/initiatemobilebanking`,
  withdraw: `${PAYMENT}/deposit/withdraw`,
  answer: `${PAYMENT}/deposit/answer`,
  accounts: `${PAYMENT}/bankaccount/getBankAccountDetails`,
  mobile: `${PAYMENT}/online/GetMobileConfig`,
  cards: `${PAYMENT}/online/GetCardPaymentConfig`,
  createPayment: `${PAYMENT}/online/CreatePayment`,
  message: `${PAYMENT}/online/GetStatusMessage`,
  bin: `${PAYMENT}/card/GetCardDetails`,
} as const;

export const calls = testServer(...portalHandlers());

export function method(code: DepositMethodName, replace: Partial<DepositMethod> = {}): DepositMethod {
  return {
    code,
    label: code,
    enabled: true,
    min: 'AED 10.00',
    max: 'AED 50000.00',
    feePercent: '0.00',
    feeFixed: 'AED 0.00',
    protected: false,
    channels: code === 'bankTransfer' ? ['UAEFTS', 'other'] : [],
    providers: code === 'mobileBanking' ? ['bKash', 'Nagad'] : [],
    ...replace,
  };
}

export function option(code: string, replace: Partial<PaymentOption> = {}): PaymentOption {
  return {
    code,
    label: code,
    method: 'card',
    brands: ['Visa'],
    min: 'AED 10.00',
    max: 'AED 50000.00',
    feePercent: '1.80',
    feeFixed: 'AED 1.00',
    ...replace,
  };
}

export const account: OwnerBankAccount = {
  bankAccountId: 'gulf-main',
  bankName: 'Gulf Commercial Bank',
  accountName: 'Falcon Travel Trade LLC',
  accountNumber: '0193827465001',
  branchName: 'Dubai Marina',
  swiftCode: 'GCBKAEAD',
  routingNo: 'AE070331234567890123456',
  bankLogoIconName: 'building',
  bankLogoURL: '',
};

export function deposit(replace: Partial<Deposit> = {}): Deposit {
  return {
    depositRef: 'DP2611000042',
    method: 'bankDeposit',
    status: 'submitted',
    amount: 'AED 500.00',
    fee: 'AED 0.00',
    reference: 'SLIP7788',
    paidOn: '2026-11-26',
    createdAt: '2026-11-26T08:00:00Z',
    createdBy: 'Amina Rahman',
    attachments: [],
    history: [{ at: '2026-11-26T08:00:00Z', by: 'Amina Rahman', status: 'submitted' }],
    canAnswer: false,
    canWithdraw: false,
    ...replace,
  };
}

interface Served {
  methods?: DepositMethod[];
  accounts?: OwnerBankAccount[];
  options?: PaymentOption[];
  user?: Partial<UserContext>;
}

const OFFLINE: readonly DepositMethodName[] = ['bankDeposit', 'bankTransfer', 'cheque'];
const ALL: readonly DepositMethodName[] = [...OFFLINE, 'mobileBanking', 'card', 'netBanking'];

/** Mocks the calls of the method pages. */
export function serve({
  methods = ALL.map((code) => method(code)),
  accounts = [account],
  options = [option('stripe')],
  user = {},
}: Served = {}): void {
  const isOffline = ({ code }: DepositMethod) => OFFLINE.includes(code);
  calls.server.use(
    ...portalHandlers(user),
    http.post(CALLS.offline, () => HttpResponse.json({ methods: methods.filter(isOffline) })),
    http.post(CALLS.online, () => HttpResponse.json({ methods: methods.filter((one) => !isOffline(one)) })),
    http.get(CALLS.accounts, () => HttpResponse.json({ accounts })),
    http.post(CALLS.mobile, () => HttpResponse.json({ options })),
    http.post(CALLS.cards, () => HttpResponse.json({ options })),
  );
}

/** Mocks a call, and records its form fields where they are created, since jsdom does not transmit forms. */
export function keepForms(path: string, answer: object, status = 200): Record<string, string | Blob>[] {
  const sent: Record<string, string | Blob>[] = [];
  let parts: Record<string, string | Blob> = {};
  vi.spyOn(FormData.prototype, 'append').mockImplementation((name: string, value: string | Blob) => {
    parts[name] = value;
  });
  calls.server.use(
    http.post(path, () => {
      sent.push(parts);
      parts = {};
      return HttpResponse.json(answer, { status });
    }),
  );
  return sent;
}

/** Mocks a call, and records its bodies. */
export function keep<T>(path: string, answer: object, status = 200): T[] {
  const sent: T[] = [];
  calls.server.use(
    http.post(path, async ({ request }) => {
      sent.push((await request.json()) as T);
      return HttpResponse.json(answer, { status });
    }),
  );
  return sent;
}

export function problem(code: string, more: object = {}): object {
  return { type: 'x', code, title: 'No', status: 409, retryable: false, ...more };
}
