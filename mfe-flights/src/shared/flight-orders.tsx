import { OrdersProvider } from '@jetway/kit-orders';
import type { ReactNode } from 'react';

import { useNetHidden } from './desk/net-hidden';

/** Goes around every page of this module that shows an order. */
export function FlightOrders({ children }: { children: ReactNode }) {
  const { isNetHidden } = useNetHidden();
  return (
    <OrdersProvider namespace="flights" isNetHidden={isNetHidden}>
      {children}
    </OrdersProvider>
  );
}
