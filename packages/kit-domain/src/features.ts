/** Functionality codes (specification of the platform, section 6). */
export const Feature = {
  Dashboard: 201,
  Search: 202,
  ShowCommision: 203,
  ShowMarkup: 204,
  ShowSource: 205,
  MakeProposal: 206,
  BookTicket: 207,
  AddTraveller: 208,
  ViewTraveller: 209,
  ManageTravellers: 210,
  ViewBooking: 211,
  IssueTicket: 212,
  PrintTicket: 213,
  CancelTicket: 214,
  VoidRequest: 215,
  RefundRequest: 216,
  ReissueRequest: 217,
  BookingHistory: 218,
  SSRHistory: 219,
  ShowPassportVisa: 220,
  ExtendTimeLimit: 221,
  EnablePartialPayment: 222,
  ShowBookings: 223,
  ShowVoidList: 224,
  ShowRefundList: 225,
  ShowExchangeList: 226,
  ShowAllTransactions: 227,
  ShowDepositList: 228,
  AddDepositRequest: 229,
  ShowPartialPaymentList: 230,
  PayPartialPaymentDue: 231,
  AccessReports: 232,
  CompanySettings: 233,
  EditCompanyInfo: 234,
  ShowStaffs: 235,
  ManageStaff: 236,
  ShowBranches: 237,
  ManageBranch: 238,
  ShowBankAccounts: 239,
  ManageBankAccount: 240,
  ImportPnr: 241,
  UsexClusiveFares: 242,
  AccessGroupFares: 243,
  AccessUmrahFares: 244,
  AccessHoliday: 245,
  ShowHolidayQueue: 246,
  SearchHotel: 247,
  BookHotel: 248,
  PrintHotel: 249,
  CancelHotel: 250,
  ShowHotelBookingHistory: 251,
  ShowHotelQueues: 252,
  ShowVisaQueue: 253,
  ShowVisaCorrectionHistory: 254,
  ShowVisaBookingHistory: 255,
  CancelVisaApplication: 256,
  EditVisaApplication: 257,
  PrintVisaInvoice: 258,
  ViewVisaBooking: 259,
  SearchVisa: 260,
} as const;

export type FeatureCode = (typeof Feature)[keyof typeof Feature];

/**
 * Whether a user may use a feature. An absent or empty list allows everything on the client; the server holds an explicit
 * list and makes the final decision. A list may hold codes, names, or both.
 */
export function can(functionalities: readonly (number | string)[] | undefined, feature: number): boolean {
  if (!functionalities || functionalities.length === 0) return true;
  return functionalities.some((held) => held === feature || NAMES[held] === feature);
}

const NAMES: Readonly<Record<string, number>> = Feature;
