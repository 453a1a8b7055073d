import { Callout, Heading, Stack, Text } from '@jetway/kit-ui';
import type { ReactNode } from 'react';

interface ScreenViewProps {
  title: string;
  lead?: string | undefined;
  /** Error message. */
  trouble?: string | undefined;
  children: ReactNode;
}

/**
 * Title, introduction, error, form: the layout of every sign-in step. Texts are props, so that the entrance can render it
 * too.
 */
export function ScreenView({ title, lead, trouble, children }: ScreenViewProps) {
  return (
    <Stack gap={6}>
      <Stack gap={1}>
        <Heading level={1} size="2xl">
          {title}
        </Heading>
        {lead && <Text muted>{lead}</Text>}
      </Stack>
      {trouble && <Callout tone="danger">{trouble}</Callout>}
      {children}
    </Stack>
  );
}
