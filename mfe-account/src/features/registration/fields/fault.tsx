import { Text } from '@jetway/kit-ui';
import type { ReactNode } from 'react';

/** Error of something that is not a field of the kit; announced when it appears. */
export function Fault({ children }: { children: ReactNode }) {
  return (
    <Text tone="danger" role="alert">
      {children}
    </Text>
  );
}
