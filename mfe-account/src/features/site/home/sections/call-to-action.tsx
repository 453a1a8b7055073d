import { useTenant, useT } from '@jetway/kit-runtime';
import { Card, Heading, LinkButton, Stack, styled, Text } from '@jetway/kit-ui';

import { Part } from '../../../../shared/site/site.styles';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--jw-space-5);
`;

/** Full width, on the tenant's colours. */
export function InvitationBand() {
  const t = useT('account');
  const { callToAction: invitation } = useTenant();
  if (!invitation) return null;
  return (
    <Part $ground="hero">
      <Line>
        <Stack gap={2}>
          <Heading level={2} size="2xl">
            {invitation.title}
          </Heading>
          <Text size="md">{invitation.text}</Text>
        </Stack>
        <LinkButton href={invitation.href} size="lg">
          {t('callToAction.start')}
        </LinkButton>
      </Line>
    </Part>
  );
}

/** A card in the page. */
export function InvitationCard() {
  const t = useT('account');
  const { callToAction: invitation } = useTenant();
  if (!invitation) return null;
  return (
    <Part>
      <Card elevated padding="lg">
        <Stack gap={4} align="center">
          <Heading level={2} size="2xl">
            {invitation.title}
          </Heading>
          <Text size="md" muted align="center">
            {invitation.text}
          </Text>
          <LinkButton href={invitation.href} variant="primary" size="lg">
            {t('callToAction.start')}
          </LinkButton>
        </Stack>
      </Card>
    </Part>
  );
}
