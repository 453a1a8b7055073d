/** Cache tags that writes invalidate. */
export const tagTypes = ['UserContext', 'Wallet', 'Ledger', 'Deposits', 'Order', 'Bookings', 'Company', 'Branches', 'Staff', 'BankAccounts', 'Registration', 'Travellers'] as const;
