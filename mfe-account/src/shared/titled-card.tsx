import { Card, Heading, Stack } from '@jetway/kit-ui';
import type { ReactNode } from 'react';

/** A part of a page under its own heading, named by it. */
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
