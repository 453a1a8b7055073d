import orders from '@jetway/kit-orders/texts/en';
import { defineModule } from '@jetway/kit-runtime';

import afterSale from '../../locales/en/after-sale.json';
import booking from '../../locales/en/booking.json';
import bookings from '../../locales/en/bookings.json';
import exchange from '../../locales/en/exchange.json';
import order from '../../locales/en/order.json';
import print from '../../locales/en/print.json';
import results from '../../locales/en/results.json';
import shared from '../../locales/en.json';
import { manifest } from '../../manifest';
import { bookingSlice } from '../booking/booking.slice';
import { deskSlice } from '../desk/desk.slice';

/** The part of this module that the booking, order and bookings pages need, for page tests. */
export const bookingModule = defineModule({
  manifest: { ...manifest, routes: [] },
  namespace: 'flights',
  locales: { en: { ...shared, afterSale, booking, exchange, order, orders, bookings, print, results } },
  reducers: [bookingSlice, deskSlice],
  routes: [],
});
