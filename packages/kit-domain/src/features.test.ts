import { describe, expect, it } from 'vitest';

import { can, Feature } from './features';

/** Names as the specification spells them, ordered by code. */
const NAMES = `
  Dashboard Search ShowCommision ShowMarkup ShowSource MakeProposal BookTicket AddTraveller ViewTraveller ManageTravellers
  ViewBooking IssueTicket PrintTicket CancelTicket VoidRequest RefundRequest ReissueRequest BookingHistory SSRHistory
  ShowPassportVisa ExtendTimeLimit EnablePartialPayment ShowBookings ShowVoidList ShowRefundList ShowExchangeList
  ShowAllTransactions ShowDepositList AddDepositRequest ShowPartialPaymentList PayPartialPaymentDue AccessReports
  CompanySettings EditCompanyInfo ShowStaffs ManageStaff ShowBranches ManageBranch ShowBankAccounts ManageBankAccount ImportPnr
  UsexClusiveFares AccessGroupFares AccessUmrahFares AccessHoliday ShowHolidayQueue SearchHotel BookHotel PrintHotel
  CancelHotel ShowHotelBookingHistory ShowHotelQueues ShowVisaQueue ShowVisaCorrectionHistory ShowVisaBookingHistory
  CancelVisaApplication EditVisaApplication PrintVisaInvoice ViewVisaBooking SearchVisa
`;

describe('a user may use', () => {
  it('everything with an absent or empty list (P-235)', () => {
    expect(can(undefined, Feature.SearchHotel)).toBe(true);
    expect(can([], Feature.SearchHotel)).toBe(true);
  });

  it('only what a non-empty list contains (P-236)', () => {
    expect(can([Feature.Search, Feature.SearchHotel], Feature.SearchHotel)).toBe(true);
    expect(can([Feature.Search], Feature.SearchHotel)).toBe(false);
  });

  it('the same by code and by name (P-121)', () => {
    expect(can(['SearchHotel', Feature.Search], Feature.SearchHotel)).toBe(true);
    expect(can(['SearchHotel', Feature.Search], Feature.Search)).toBe(true);
    expect(can(['SearchHotel'], Feature.Search)).toBe(false);
  });

  it('the codes 201 to 260, each once (P-240)', () => {
    const codes = Object.values(Feature);
    expect([...codes].sort()).toEqual(Array.from({ length: 60 }, (_, index) => 201 + index));
    expect(Object.keys(Feature)).toEqual(NAMES.trim().split(/\s+/));
  });
});
