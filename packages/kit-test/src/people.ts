import type { UserContext } from '@jetway/kit-api/customer';
import type { WalletBalance } from '@jetway/kit-api/payment';

/** A signed-in user with every feature by default. */
export function demoUser(replace: Partial<UserContext> = {}): UserContext {
  return {
    authentic: { forceLogout: false },
    companyName: 'Desert Rose Travel',
    firstName: 'Amina',
    lastName: 'Rahman',
    email: 'amina@demo.test',
    companyEmail: 'office@demo.test',
    functionalities: [],
    isReviewGiven: true,
    documentCollect: { forceCollect: false, remainingSkipCount: 0 },
    sessionExpired: false,
    expired: false,
    onlineUpload: false,
    userId: 'user-1',
    agencyId: 'agency-1',
    currency: 'AED',
    roles: ['owner'],
    supplierNames: { 'gds-a': 'GDS A' },
    ...replace,
  };
}

/** A wallet with a balance. */
export function demoWallet(replace: Partial<WalletBalance> = {}): WalletBalance {
  return {
    walletCurrency: 'AED',
    walletBalance: '12500.00',
    status: 'Active',
    posted: '12000.00',
    held: '500.00',
    creditLimit: '1000.00',
    creditUsed: '0.00',
    creditAvailable: '1000.00',
    ...replace,
  };
}
