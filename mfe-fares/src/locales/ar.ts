import orders from '@jetway/kit-orders/texts/ar';

import shared from './ar.json';
import bookings from './ar/bookings.json';
import lot from './ar/lot.json';
import order from './ar/order.json';
import requests from './ar/requests.json';
import results from './ar/results.json';
import umrah from './ar/umrah.json';

/** The module's Arabic texts, loaded in Arabic portals. */
const ar = { ...shared, bookings, lot, order, orders, requests, results, umrah };
export default ar;
