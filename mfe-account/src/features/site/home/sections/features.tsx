import { useT } from '@jetway/kit-runtime';
import { Card, Heading, icons, Inline, media, Stack, styled, Text } from '@jetway/kit-ui';

import { Columns, Part, PartHead, Sign } from '../../../../shared/site/site.styles';

const FEATURES = [
  { key: 'compare', Icon: icons.Layers },
  { key: 'hold', Icon: icons.Clock },
  { key: 'wallet', Icon: icons.Wallet },
  { key: 'team', Icon: icons.Users },
] as const;

const Count = styled.span`
  color: var(--jw-accent-text);
  font-size: var(--jw-text-2xl);
  font-weight: 650;
  font-variant-numeric: tabular-nums;
`;

const Rule = styled.div`
  padding-block-start: var(--jw-space-4);
  border-block-start: 2px solid var(--jw-accent);
`;

function Words({ name }: { name: (typeof FEATURES)[number]['key'] }) {
  const t = useT('account');
  return (
    <Stack gap={1}>
      <Heading level={3} size="md">
        {t(`pitch.features.${name}.title`)}
      </Heading>
      <Text muted>{t(`pitch.features.${name}.text`)}</Text>
    </Stack>
  );
}

function Title({ isCentred = false }: { isCentred?: boolean }) {
  const t = useT('account');
  return (
    <PartHead $isCentred={isCentred}>
      <Heading level={2} size="2xl">
        {t('pitch.featuresTitle')}
      </Heading>
    </PartHead>
  );
}

/** Icons beside texts, in one row. */
export function FeatureRow() {
  return (
    <Part $ground="sunken">
      <Title />
      <Columns $min="13rem">
        {FEATURES.map(({ key, Icon }) => (
          <Inline key={key} align="start" wrap={false} gap={4}>
            <Sign>
              <Icon aria-hidden size={20} />
            </Sign>
            <Words name={key} />
          </Inline>
        ))}
      </Columns>
    </Part>
  );
}

/** Numbered, under lines of the accent colour. */
export function FeatureSteps() {
  return (
    <Part>
      <Title isCentred />
      <Columns $min="13rem">
        {FEATURES.map(({ key }, index) => (
          <Rule key={key}>
            <Count aria-hidden>{index + 1}</Count>
            <Words name={key} />
          </Rule>
        ))}
      </Columns>
    </Part>
  );
}

/** On cards. */
export function FeatureCards() {
  return (
    <Part $ground="sunken">
      <Title />
      <Columns $min="14rem">
        {FEATURES.map(({ key, Icon }) => (
          <Card key={key} elevated padding="lg">
            <Stack gap={4}>
              <Sign>
                <Icon aria-hidden size={20} />
              </Sign>
              <Words name={key} />
            </Stack>
          </Card>
        ))}
      </Columns>
    </Part>
  );
}

const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
  gap: var(--jw-space-7);

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
  }
`;

const Line = styled.div`
  padding-block: var(--jw-space-5);
  border-block-start: 1px solid var(--jw-border);
`;

/** Lines beside their title. */
export function FeatureLines() {
  return (
    <Part>
      <Halves>
        <Title />
        <div>
          {FEATURES.map(({ key }) => (
            <Line key={key}>
              <Words name={key} />
            </Line>
          ))}
        </div>
      </Halves>
    </Part>
  );
}
