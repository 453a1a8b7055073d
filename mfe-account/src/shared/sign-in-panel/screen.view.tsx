import { Callout, Heading, Stack, Text } from '@jetway/kit-ui';
import type { ReactNode } from 'react';

interface ScreenViewProps {
  title: string;
  lead?: string | undefined;
  /** What went wrong. */
  trouble?: string | undefined;
  children: ReactNode;
}

/**
 * Title, one sentence, what went wrong, the form: every step of the way in looks like this. Words come from outside, so that
 * the entrance can draw it too.
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
