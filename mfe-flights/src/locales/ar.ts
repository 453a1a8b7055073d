import orders from '@jetway/kit-orders/texts/ar';

import shared from './ar.json';
import afterSale from './ar/after-sale.json';
import around from './ar/around.json';
import booking from './ar/booking.json';
import bookings from './ar/bookings.json';
import exchange from './ar/exchange.json';
import order from './ar/order.json';
import print from './ar/print.json';
import proposal from './ar/proposal.json';
import queueShare from './ar/queue-share.json';
import results from './ar/results.json';
import searchpad from './ar/searchpad.json';

/** The module's Arabic texts, loaded in Arabic portals. */
const ar = {
  ...shared,
  afterSale,
  around,
  searchpad,
  results,
  booking,
  order,
  orders,
  bookings,
  exchange,
  print,
  proposal,
  queueShare,
};
export default ar;
