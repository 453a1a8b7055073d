import { OrdersProvider } from '@jetway/kit-orders';
import type { ReactNode } from 'react';

import { useNetHidden } from '../orders/visa-orders';

export { useNetHidden };

/** Goes around every page about holidays that shows prices or an order: the product's words are under `holidays`. */
export function HolidayOrders({ children }: { children: ReactNode }) {
  const isNetHidden = useNetHidden();
  return (
    <OrdersProvider namespace="visas" words="holidays" isNetHidden={isNetHidden}>
      {children}
    </OrdersProvider>
  );
}
