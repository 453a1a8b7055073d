import orders from '@jetway/kit-orders/texts/ar';

import shared from './ar.json';
import booking from './ar/booking.json';
import bookings from './ar/bookings.json';
import detail from './ar/detail.json';
import order from './ar/order.json';
import results from './ar/results.json';
import search from './ar/search.json';
import stays from './ar/stays.json';

/** The module's Arabic texts, loaded in Arabic portals. */
const ar = { ...shared, ...stays, booking, bookings, detail, order, orders, results, search };
export default ar;
