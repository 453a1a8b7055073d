import { paths, useTenant, useT } from '@jetway/kit-runtime';
import { Card, DestinationArt, Heading, icons, Inline, LinkButton, Stack, styled, Text } from '@jetway/kit-ui';
import { Tag } from '@jetway/kit-ui/rare-icons';

import { Columns, Part, PartHead, Sign, SitePage, Split } from '../../../shared/site/site.styles';

type Kind = 'agent' | 'supplier' | 'api' | 'corporate' | 'whiteLabel';

const POINTS = ['first', 'second', 'third'] as const;
const STEPS = ['one', 'two', 'three'] as const;
const SIGNS = {
  agent: [icons.Search, icons.Clock, icons.Wallet],
  supplier: [icons.Plane, Tag, icons.ShieldCheck],
  api: [icons.Layers, icons.RefreshCw, icons.ShieldCheck],
  corporate: [icons.BriefcaseBusiness, icons.Users, icons.Ticket],
  whiteLabel: [icons.Sparkles, icons.Building2, icons.Wallet],
} as const;

const Art = styled.div`
  overflow: hidden;
  aspect-ratio: 16 / 10;
  border-radius: var(--jw-radius-lg);
  box-shadow: var(--jw-shadow-2);
`;

const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
  gap: var(--jw-space-6);
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** The offer to one type of partner: headline, three points, three steps, and contacts. */
function LandingPage({ kind }: { kind: Kind }) {
  const t = useT('account');
  const { companyName } = useTenant();
  const say = (key: string) => t(`landing.${kind}.${key}`, { company: companyName });
  return (
    <SitePage>
      <Part>
        <Split>
          <Stack gap={5}>
            <Heading level={1} size="display">
              {say('heading')}
            </Heading>
            <Text size="lg" muted>
              {say('lead')}
            </Text>
            <Inline>
              <LinkButton href={paths.contactUs()} variant="primary" size="lg">
                {t('landing.ask')}
              </LinkButton>
            </Inline>
          </Stack>
          <Art>
            <DestinationArt seed={`${companyName} ${kind}`} title="" />
          </Art>
        </Split>
      </Part>
      <Part $ground="sunken">
        <Columns>
          {POINTS.map((point, index) => {
            const Icon = SIGNS[kind][index] ?? icons.Check;
            return (
              <Card key={point} padding="lg">
                <Stack gap={3}>
                  <Sign>
                    <Icon aria-hidden size={20} />
                  </Sign>
                  <Heading level={2} size="lg">
                    {say(`points.${point}.title`)}
                  </Heading>
                  <Text muted>{say(`points.${point}.text`)}</Text>
                </Stack>
              </Card>
            );
          })}
        </Columns>
      </Part>
      <Part>
        <PartHead>
          <Heading level={2} size="2xl">
            {t('landing.steps')}
          </Heading>
        </PartHead>
        <Steps>
          {STEPS.map((step, index) => (
            <li key={step}>
              <Stack gap={2}>
                <Text weight="bold" tone="accent">
                  {index + 1}
                </Text>
                <Text size="md">{say(`steps.${step}`)}</Text>
              </Stack>
            </li>
          ))}
        </Steps>
      </Part>
    </SitePage>
  );
}

export const AgentPage = () => <LandingPage kind="agent" />;
export const SupplierPage = () => <LandingPage kind="supplier" />;
export const ApiPage = () => <LandingPage kind="api" />;
export const CorporatePage = () => <LandingPage kind="corporate" />;
export const WhiteLabelPage = () => <LandingPage kind="whiteLabel" />;
