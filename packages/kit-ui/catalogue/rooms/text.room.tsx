import {
  Card,
  Code,
  DateText,
  Divider,
  Duration,
  Heading,
  icons,
  Inline,
  Kbd,
  Money,
  Section,
  Stack,
  Text,
} from '../../src';
import { Exhibit, Room } from '../exhibit';

const SIZES = ['xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl', '4xl'] as const;

export function TextRoom() {
  return (
    <Room title="Text and layout">
      <Exhibit title="Heading, Text">
        {([1, 2, 3, 4] as const).map((level) => (
          <Heading key={level} level={level}>
            Heading of level {level}
          </Heading>
        ))}
        <Text>Plain text, the size of most things.</Text>
        <Text muted>Muted text, beside the point.</Text>
        <Text subtle>Subtle text, a hint.</Text>
        <Text tone="danger">What went wrong.</Text>
      </Exhibit>
      <Exhibit title="Sizes">
        {SIZES.map((size) => (
          <Text key={size} size={size}>
            {size}
          </Text>
        ))}
      </Exhibit>
      <Exhibit title="Money, Duration, DateText, Kbd, Code">
        <Inline gap={3}>
          <Money value="AED 4247.50" size="2xl" />
          <Money value="BDT 128450" size="lg" />
          <Money value="AED 12.50" muted />
          <Money value="AED 12.50" hidden />
        </Inline>
        <Inline gap={3}>
          <Duration minutes={275} />
          <DateText value="2026-11-03" />
          <DateText value="2026-11-03T21:40" format="time" />
          <Kbd>/</Kbd>
          <Kbd>Esc</Kbd>
          <Code>FLN-24H7K2</Code>
        </Inline>
      </Exhibit>
      <Exhibit title="Card, Section, Divider">
        <Stack gap={3}>
          <Card padding="sm">flat</Card>
          <Card padding="sm" elevated>
            elevated
          </Card>
          <Card padding="sm" sunken>
            sunken
          </Card>
          <Divider />
          <Section title="Section">
            <Text muted>With its content below.</Text>
          </Section>
        </Stack>
      </Exhibit>
      <Exhibit title="Icons" wide>
        <Inline gap={3}>
          {Object.entries(icons).map(([name, Icon]) => (
            <Icon key={name} aria-label={name} size={18} />
          ))}
        </Inline>
      </Exhibit>
    </Room>
  );
}
