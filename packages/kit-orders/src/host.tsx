import { useT } from '@jetway/kit-runtime';
import type { ReactNode } from 'react';
import { createContext, use } from 'react';

/** What the kit requires of the module whose orders it shows. */
export interface OrdersHost {
  /** i18n namespace of the module; the kit's texts are under `orders` in it. */
  namespace: string;
  /** Whether what the agency pays and earns is hidden. */
  isNetHidden: boolean;
}

const HostContext = createContext<OrdersHost | null>(null);

/** Wraps every page that shows an order. */
export function OrdersProvider({ children, ...host }: OrdersHost & { children: ReactNode }) {
  return <HostContext value={host}>{children}</HostContext>;
}

function useHost(): OrdersHost {
  const host = use(HostContext);
  if (!host) throw new Error('the components of kit-orders need an OrdersProvider around them');
  return host;
}

/** The module's texts: the kit's under `orders`, the product's own beside them. */
export function useOrderT() {
  return useT(useHost().namespace);
}

/** Whether net amounts are hidden. */
export function useNetHidden(): boolean {
  return useHost().isNetHidden;
}
