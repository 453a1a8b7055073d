import orders from '@jetway/kit-orders/texts/en';

import shared from './en.json';
import applications from './en/applications.json';
import booking from './en/booking.json';
import { holidays } from './en/holidays';
import known from './en/known.json';
import order from './en/order.json';
import print from './en/print.json';
import results from './en/results.json';
import search from './en/search.json';
import success from './en/success.json';
import words from './en/words.json';

/** The module's English texts: shared ones, and one file per feature. */
export const en = {
  ...shared,
  applications,
  booking,
  holidays,
  known,
  order,
  orders,
  print,
  results,
  search,
  success,
  words,
};
