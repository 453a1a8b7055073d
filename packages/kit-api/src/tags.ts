/** Cache tags that writes invalidate. */
export const tagTypes = [
  'UserContext',
  'Wallet',
  'Ledger',
  'Deposits',
  'Dues',
  'Order',
  'Bookings',
  'Company',
  'Branches',
  'Staff',
  'BankAccounts',
  'Registration',
  'Travellers',
  'AfterSales',
  'ReportFiles',
  'GroupRequests',
] as const;
