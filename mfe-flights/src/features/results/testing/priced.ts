import type { AirPriceResponse } from '@jetway/kit-api/flights';

/** A fare of this amount without taxes or fees. */
export const fare = (customerTotal: string) => ({
  perPassengerType: [],
  base: customerTotal,
  taxes: 'AED 0.00',
  gross: customerTotal,
  taxOnAgent: { label: 'VAT', rate: '0', amount: 'AED 0.00' },
  serviceFee: 'AED 0.00',
  customerTotal,
  currency: 'AED',
});

/** AirPrice's response for an unchanged fare of 900. */
export const priced = (replace: Partial<AirPriceResponse>): AirPriceResponse => ({
  priceSessionId: 'p1',
  status: 'OK',
  current: fare('AED 900.00'),
  holdAllowed: true,
  instantOnly: false,
  passportRequired: false,
  alternatives: [],
  onlyChild: false,
  ...replace,
});
