import { Text } from '@jetway/kit-ui';
import type { ReactNode } from 'react';

/** What is wrong with something that is no field of the kit; read out when it appears. */
export function Fault({ children }: { children: ReactNode }) {
  return (
    <Text tone="danger" role="alert">
      {children}
    </Text>
  );
}
