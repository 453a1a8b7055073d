import { Card, Heading, icons, Stack, styled, Text } from '@jetway/kit-ui';
import type { ReactNode } from 'react';

const Place = styled.main`
  display: grid;
  place-items: center;
  min-block-size: 100dvh;
  padding: var(--jw-space-4);
`;

const Inside = styled.div`
  inline-size: min(26rem, 100%);
`;

const Brand = styled.p`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--jw-space-2);
  margin-block-end: var(--jw-space-4);
  font-weight: 650;
`;

/** The frame of pages before the sign-in. */
export function Door({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  return (
    <Place>
      <Inside>
        <Brand>
          <icons.Layers aria-hidden size={20} />
          Operations
        </Brand>
        <Card>
          <Stack gap={5}>
            <Stack gap={1}>
              <Heading level={1} size="lg">
                {title}
              </Heading>
              {lead !== undefined && <Text muted>{lead}</Text>}
            </Stack>
            {children}
          </Stack>
        </Card>
      </Inside>
    </Place>
  );
}
