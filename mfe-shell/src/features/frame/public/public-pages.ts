/** Pages that only the frame of signed-out visitors opens; they load with it. */
export const publicPages = {
  api: '/api',
  corporate: '/corp',
  whiteLabel: '/whitelabel',
  aboutUs: '/about-us',
  terms: '/terms-and-conditions',
  privacy: '/privacy-policy',
  refunds: '/refunds-return-policy',
} as const;
