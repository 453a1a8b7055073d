import type { Tone } from '@jetway/kit-ui';
import { Card, DateText, Heading, Inline, Stack, StatusPill, styled, Text } from '@jetway/kit-ui';

/** Something that happened. */
export interface Happened {
  at: string;
  /** Absent for automatic steps. */
  by?: string;
  state: { name: string; tone: Tone };
  text?: string;
}

const Events = styled.ol`
  display: grid;
  gap: var(--jw-space-4);
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** What happened so far; `events` begins with the oldest, the list with the newest. */
export function Timeline({ events }: { events: readonly Happened[] }) {
  return (
    <Card>
      <Stack gap={4}>
        <Heading level={2} size="md">
          History
        </Heading>
        <Events role="list">
          {[...events].reverse().map(({ at, by, state, text }, index) => (
            <li key={`${at} ${index}`}>
              <Inline gap={2}>
                <StatusPill tone={state.tone}>{state.name}</StatusPill>
                <Text size="sm" muted>
                  <DateText value={at} format="datetime" />
                </Text>
                {by && <Text size="sm">{by}</Text>}
              </Inline>
              {text && <Text size="sm">{text}</Text>}
            </li>
          ))}
        </Events>
      </Stack>
    </Card>
  );
}
