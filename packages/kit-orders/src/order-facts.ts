import type { Order } from '@jetway/kit-api/flights';

/** What the kit reads of an order, whichever product it is of. */
export type OrderFacts = Pick<Order, 'orderReference' | 'version' | 'status' | 'payment'>;
