import { Feature } from '@jetway/kit-domain';
import { OrdersProvider } from '@jetway/kit-orders';
import { textKey, useSession } from '@jetway/kit-runtime';
import type { ReactNode } from 'react';

/** Where the flights' pages keep that an agent hides net amounts, which holds for every product. */
const hiddenKey = textKey('flights.net-hidden');

/** Whether net amounts are hidden from a client beside the screen. */
export function useNetHidden(): boolean {
  const { can } = useSession();
  return can(Feature.ShowCommision) && hiddenKey.read() === 'yes';
}

/** Goes around every page of this module that books or shows an order. */
export function VisaOrders({ children }: { children: ReactNode }) {
  const isNetHidden = useNetHidden();
  return (
    <OrdersProvider namespace="visas" isNetHidden={isNetHidden}>
      {children}
    </OrdersProvider>
  );
}
