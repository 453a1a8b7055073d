import { Stack, styled, Text } from '@jetway/kit-ui';
import type { ReactNode } from 'react';

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: var(--jw-space-3);
  inline-size: 100%;
  color: var(--jw-text);

  & > svg {
    flex: none;
    color: var(--jw-text-subtle);
  }
`;

const Words = styled.div`
  flex: 1;
  min-inline-size: 0;
`;

interface PlaceOptionProps {
  icon?: ReactNode;
  name: string;
  /** Parts of the second line; empty ones are left out. */
  details: readonly (string | false | undefined)[];
  /** At the end of the row, such as a code. */
  end?: ReactNode;
}

/** One place in the list of a place field. */
export function PlaceOption({ icon, name, details, end }: PlaceOptionProps) {
  const line = details.filter(Boolean).join(' · ');
  return (
    <Row>
      {icon}
      <Words>
        <Stack gap={1}>
          <Text weight="medium" truncate>
            {name}
          </Text>
          {line && (
            <Text size="xs" muted truncate>
              {line}
            </Text>
          )}
        </Stack>
      </Words>
      {end}
    </Row>
  );
}
