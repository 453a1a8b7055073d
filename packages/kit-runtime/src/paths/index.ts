import { ACCESS_DENIED, HOME, LOGIN } from './fixed';

/** Every address of the portal; code never writes one by hand. */
export const paths = {
  home: () => HOME,
  login: () => LOGIN,
  register: () => '/register_proprietor',
  agent: () => '/agent',
  supplier: () => '/supplier',
  api: () => '/api',
  corporate: () => '/corp',
  whiteLabel: () => '/whitelabel',
  contactUs: () => '/contact-us',
  aboutUs: () => '/about-us',
  testimonials: () => '/testimonials',
  terms: () => '/terms-and-conditions',
  privacy: () => '/privacy-policy',
  refunds: () => '/refunds-return-policy',
  accessDenied: () => ACCESS_DENIED,
  searchpad: () => '/searchpad',
  flightResults: (requestId: string) => withQuery('/flight-search-result', { requestId }),
  flightBooking: (priceSessionId: string) => withQuery('/flight-booking', { priceSessionId }),
  flightOrder: (orderReference: string) => withQuery('/flight-order', { reference: orderReference }),
  myBookings: (search?: string) => withQuery('/my-bookings', { search }),
  ticketManagement: (search?: string) => withQuery('/ticket-management', { search }),
  depositList: (search?: string) => withQuery('/deposit-list', { search }),
  deposit: (depositRef: string) => withQuery('/deposit-list', { deposit: depositRef }),
  bankDeposit: () => '/bank-deposit',
  bankTransfer: () => '/bank-transfer',
  chequeDeposit: () => '/cheque-deposit',
  mobileBanking: () => '/mobile-banking',
  cardDeposit: () => '/credit-debit-card',
  netBanking: () => '/net-banking-card-payment',
  transactions: (filters: { type?: string; from?: string; to?: string } = {}) => withQuery('/my-transactions', filters),
  partialPayments: (state?: string) => withQuery('/partial-payment', { state }),
  voids: () => '/void-management',
  refundRequests: () => '/refund-management',
  flightRequest: (kind: 'void' | 'refund', reference: string) => withQuery(`/flight-${kind}-details`, { reference }),
  companySettings: (section?: string) => withQuery('/company-settings', { section }),
  myProfile: () => '/my-profile',
  help: () => '/help',
  travellers: () => '/traveller-information',
};

function withQuery(path: string, query: Record<string, string | undefined>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') params.set(name, value);
  }
  const text = params.toString();
  return text ? `${path}?${text}` : path;
}
