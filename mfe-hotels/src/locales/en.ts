import orders from '@jetway/kit-orders/texts/en';

import shared from './en.json';
import booking from './en/booking.json';
import bookings from './en/bookings.json';
import detail from './en/detail.json';
import order from './en/order.json';
import results from './en/results.json';
import search from './en/search.json';
import stays from './en/stays.json';

/** The module's English texts: shared ones, and one file per feature. */
export const en = { ...shared, ...stays, booking, bookings, detail, order, orders, results, search };
