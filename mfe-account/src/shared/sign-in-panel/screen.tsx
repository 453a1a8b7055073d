import { useT } from '@jetway/kit-runtime';
import { Callout, Heading, Stack, Text } from '@jetway/kit-ui';
import type { ReactNode } from 'react';

interface ScreenFrameProps {
  title: string;
  lead?: string | undefined;
  isUnreachable?: boolean;
  children: ReactNode;
}

/** Title, one sentence, what went wrong, the form: every step of the way in looks like this. */
export function ScreenFrame({ title, lead, isUnreachable, children }: ScreenFrameProps) {
  const t = useT('account');
  return (
    <Stack gap={6}>
      <Stack gap={1}>
        <Heading level={1} size="2xl">
          {title}
        </Heading>
        {lead && <Text muted>{lead}</Text>}
      </Stack>
      {isUnreachable && <Callout tone="danger">{t('signIn.unreachable')}</Callout>}
      {children}
    </Stack>
  );
}
