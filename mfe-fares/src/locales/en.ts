import orders from '@jetway/kit-orders/texts/en';

import shared from './en.json';
import bookings from './en/bookings.json';
import lot from './en/lot.json';
import order from './en/order.json';
import requests from './en/requests.json';
import results from './en/results.json';
import umrah from './en/umrah.json';

/** The module's English texts: shared ones, and one file per feature. */
export const en = { ...shared, bookings, lot, order, orders, requests, results, umrah };
