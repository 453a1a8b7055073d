import { useTenant } from '@jetway/kit-runtime';
import { Card, DestinationArt, Heading, Stack, styled, Text } from '@jetway/kit-ui';

import { Columns, Split } from '../../../shared/site/site.styles';

const Art = styled.div`
  overflow: hidden;
  min-block-size: 20rem;
  block-size: 100%;
  border-radius: var(--jw-radius-lg);
`;

const Quote = styled.div`
  max-inline-size: 44rem;
  margin-inline: auto;
  padding-block: var(--jw-space-6);
  text-align: center;

  & + & {
    border-block-start: 1px solid var(--jw-border);
  }
`;

const Step = styled.div`
  display: grid;
  grid-template-columns: minmax(8rem, 1fr) 4fr;
  gap: var(--jw-space-5);
  padding-block: var(--jw-space-5);
  border-block-start: 2px solid var(--jw-accent);

  @media (max-width: 639px) {
    grid-template-columns: 1fr;
    gap: var(--jw-space-2);
  }
`;

const Panel = styled.div`
  padding: clamp(var(--jw-space-6), 4vw, var(--jw-space-10));
  border-radius: var(--jw-radius-lg);
  background: var(--jw-hero-from);
  color: var(--jw-on-hero);

  h2 {
    color: inherit;
  }
`;

/** One card per goal. */
export function AboutColumns() {
  const { goals } = useTenant().aboutUs;
  return (
    <Columns>
      {goals.map(({ title, text }) => (
        <Card key={title} padding="lg">
          <Stack gap={3}>
            <Heading level={2}>{title}</Heading>
            <Text size="md" muted>
              {text}
            </Text>
          </Stack>
        </Card>
      ))}
    </Columns>
  );
}

/** Centred, one after the other. */
export function AboutQuotes() {
  const { goals } = useTenant().aboutUs;
  return (
    <div>
      {goals.map(({ title, text }) => (
        <Quote key={title}>
          <Stack gap={3}>
            <Heading level={2}>{title}</Heading>
            <Text size="lg" muted align="center">
              {text}
            </Text>
          </Stack>
        </Quote>
      ))}
    </div>
  );
}

/** Titles on one side, texts on the other. */
export function AboutSteps() {
  const { goals } = useTenant().aboutUs;
  return (
    <div>
      {goals.map(({ title, text }) => (
        <Step key={title}>
          <Heading level={2}>{title}</Heading>
          <Text size="lg" muted>
            {text}
          </Text>
        </Step>
      ))}
    </div>
  );
}

/** All goals beside a picture of the city. */
export function AboutLedger() {
  const { aboutUs, defaultDeparture } = useTenant();
  return (
    <Split>
      <Stack gap={7}>
        {aboutUs.goals.map(({ title, text }) => (
          <Stack key={title} gap={2}>
            <Heading level={2}>{title}</Heading>
            <Text size="md" muted>
              {text}
            </Text>
          </Stack>
        ))}
      </Stack>
      <Art>
        <DestinationArt seed={`${defaultDeparture.cityName} morning`} title={defaultDeparture.cityName} />
      </Art>
    </Split>
  );
}

/** Side by side on the brand's colour. */
export function AboutPanel() {
  const { goals } = useTenant().aboutUs;
  return (
    <Panel>
      <Columns>
        {goals.map(({ title, text }) => (
          <Stack key={title} gap={3}>
            <Heading level={2}>{title}</Heading>
            <Text size="md">{text}</Text>
          </Stack>
        ))}
      </Columns>
    </Panel>
  );
}
