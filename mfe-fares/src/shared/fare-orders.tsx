import { Feature } from '@jetway/kit-domain';
import { OrdersProvider } from '@jetway/kit-orders';
import { textKey, useSession } from '@jetway/kit-runtime';
import type { ReactNode } from 'react';

/** Slice of the flights module that stores whether net amounts are hidden, for every product. */
const hiddenKey = textKey('flights.net-hidden');

/** Whether net amounts are hidden from a client beside the screen. */
export function useNetHidden(): boolean {
  const { can } = useSession();
  return can(Feature.ShowCommision) && hiddenKey.read() === 'yes';
}

/** Wraps every page of this module that shows prices or an order. */
export function FareOrders({ children }: { children: ReactNode }) {
  const isNetHidden = useNetHidden();
  return (
    <OrdersProvider namespace="fares" isNetHidden={isNetHidden}>
      {children}
    </OrdersProvider>
  );
}
