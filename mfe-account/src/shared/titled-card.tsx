import { Card, Heading, Stack } from '@jetway/kit-ui';
import type { ReactNode } from 'react';

/** A card with a heading, which names it for screen readers. */
export function TitledCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card padding="md" as="section" aria-label={title}>
      <Stack gap={4}>
        <Heading level={2} size="md">
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  );
}
