import orders from '@jetway/kit-orders/texts/ar';

import shared from './ar.json';
import applications from './ar/applications.json';
import booking from './ar/booking.json';
import { holidays } from './ar/holidays';
import known from './ar/known.json';
import order from './ar/order.json';
import print from './ar/print.json';
import results from './ar/results.json';
import search from './ar/search.json';
import success from './ar/success.json';
import words from './ar/words.json';

/** The module's Arabic texts, loaded in Arabic portals. */
const ar = { ...shared, applications, booking, holidays, known, order, orders, print, results, search, success, words };
export default ar;
