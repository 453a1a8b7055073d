import type { ReactNode } from 'react';

import { Card, Heading, Stack, styled, Text } from '../src';

const Rooms = styled.section`
  display: grid;
  gap: var(--jw-space-5);
`;

const Wall = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(22rem, 100%), 1fr));
  align-items: start;
  gap: var(--jw-space-4);
`;

const Wide = styled.div<{ $wide: boolean }>`
  min-inline-size: 0;
  ${({ $wide }) => ($wide ? 'grid-column: 1 / -1;' : '')}
`;

/** A section of the catalogue: one folder of the kit. */
export function Room({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Rooms id={title.toLowerCase()}>
      <Heading level={2}>{title}</Heading>
      <Wall>{children}</Wall>
    </Rooms>
  );
}

interface ExhibitProps {
  title: string;
  children: ReactNode;
  /** Spans the full width. */
  wide?: boolean;
}

/** A primitive in its states. */
export function Exhibit({ title, children, wide = false }: ExhibitProps) {
  return (
    <Wide $wide={wide}>
      <Card>
        <Stack gap={4}>
          <Text size="xs" weight="medium" subtle>
            {title}
          </Text>
          {children}
        </Stack>
      </Card>
    </Wide>
  );
}
