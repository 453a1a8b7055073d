import orders from '@jetway/kit-orders/texts/en';

import shared from './en.json';
import afterSale from './en/after-sale.json';
import around from './en/around.json';
import booking from './en/booking.json';
import bookings from './en/bookings.json';
import exchange from './en/exchange.json';
import order from './en/order.json';
import print from './en/print.json';
import proposal from './en/proposal.json';
import queueShare from './en/queue-share.json';
import results from './en/results.json';
import searchpad from './en/searchpad.json';

/** The module's English texts: shared ones, and one file per feature. */
export const en = {
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
