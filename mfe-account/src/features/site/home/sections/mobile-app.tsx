import { useTenant, useT } from '@jetway/kit-runtime';
import { AirlineBadge, Heading, icons, Inline, Stack, styled, Text } from '@jetway/kit-ui';

import { Part, Split } from '../../../../shared/site/site.styles';

const Phone = styled.div`
  display: grid;
  align-content: start;
  gap: var(--jw-space-3);
  inline-size: min(15.5rem, 100%);
  aspect-ratio: 9 / 17;
  margin-inline: auto;
  padding: var(--jw-space-4) var(--jw-space-3);
  border: 8px solid var(--jw-text);
  border-radius: 2.25rem;
  background: var(--jw-bg);
  box-shadow: var(--jw-shadow-3);
`;

const Fare = styled.div`
  display: flex;
  align-items: center;
  gap: var(--jw-space-3);
  padding: var(--jw-space-3);
  border: 1px solid var(--jw-border);
  border-radius: var(--jw-radius-md);
  background: var(--jw-surface);

  span:last-child {
    flex: 1;
    block-size: 0.625rem;
    border-radius: var(--jw-radius-full);
    background: var(--jw-accent-soft-hover);
  }
`;

const Bar = styled.span`
  block-size: 2.5rem;
  border-radius: var(--jw-radius-md);
  background: linear-gradient(120deg, var(--jw-hero-from), var(--jw-hero-to));
`;

const POINTS = ['search', 'issue', 'home'] as const;
/** Fares on the drawn screen. */
const ON_SCREEN = 5;

/** Its anchor on the page. */
export const MOBILE_APP = 'mobile-app';

/** Advertises the mobile app; absent where the tenant does not show it. */
export function MobileApp() {
  const t = useT('account');
  const { mobileApp, airlines } = useTenant();
  if (!mobileApp) return null;
  return (
    <Part $ground="sunken" id={MOBILE_APP}>
      <Split>
        <Stack gap={5}>
          <Heading level={2} size="2xl">
            {t('mobileApp.title')}
          </Heading>
          <Text size="md" muted>
            {t('mobileApp.text')}
          </Text>
          <Stack gap={3}>
            {POINTS.map((point) => (
              <Inline key={point} wrap={false} align="start">
                <icons.CircleCheck aria-hidden size={18} />
                <Text>{t(`mobileApp.${point}`)}</Text>
              </Inline>
            ))}
          </Stack>
        </Stack>
        <Phone aria-hidden>
          <Bar />
          {Array.from({ length: ON_SCREEN }, (_, index) => (
            <Fare key={index}>
              {airlines[index] && <AirlineBadge code={airlines[index]} name="" size="sm" />}
              <span />
            </Fare>
          ))}
        </Phone>
      </Split>
    </Part>
  );
}
