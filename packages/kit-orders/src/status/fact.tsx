import { Inline, Stack, Text } from '@jetway/kit-ui';
import type { ReactNode } from 'react';

/** A small label above its value. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Stack gap={1}>
      <Text size="xs" muted>
        {label}
      </Text>
      <Inline gap={2}>{children}</Inline>
    </Stack>
  );
}
