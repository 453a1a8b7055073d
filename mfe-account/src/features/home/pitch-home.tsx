import { paths, useTenant, useT } from '@jetway/kit-runtime';
import { DestinationArt, Dialog, Heading, Inline, LinkButton, Stack, Text, Button, icons } from '@jetway/kit-ui';
import { useState } from 'react';

import { SignInPanel } from '../../shared/sign-in-panel';
import { Feature, FeatureGrid, FeatureSign, Hero, HeroArt, HeroText, PitchBody } from './home.styles';

const FEATURES = [
  { key: 'compare', Icon: icons.Layers },
  { key: 'hold', Icon: icons.Clock },
  { key: 'wallet', Icon: icons.Wallet },
] as const;

/** What a partner brand says to agencies at its door, and the way in. */
export function PitchHome() {
  const t = useT('account');
  const tenant = useTenant();
  return (
    <PitchBody>
      <Hero>
        <HeroText>
          <Heading level={1} size="display">
            {t('pitch.heading')}
          </Heading>
          <Text size="lg" muted>
            {t('pitch.lead', { company: tenant.companyName, city: tenant.defaultDeparture.cityName })}
          </Text>
          <Inline gap={3}>
            <SignInEntrance />
            <LinkButton href={tenant.callToAction?.href ?? paths.register()} variant="secondary" size="lg">
              {tenant.callToAction?.title ?? t('pitch.register')}
            </LinkButton>
          </Inline>
        </HeroText>
        <HeroArt>
          <DestinationArt seed={tenant.defaultDeparture.cityName} title={tenant.defaultDeparture.cityName} />
        </HeroArt>
      </Hero>
      <FeatureGrid>
        {FEATURES.map(({ key, Icon }) => (
          <Feature key={key}>
            <FeatureSign>
              <Icon aria-hidden size={20} />
            </FeatureSign>
            <Stack gap={1}>
              <Heading level={2} size="md">
                {t(`pitch.features.${key}.title`)}
              </Heading>
              <Text muted>{t(`pitch.features.${key}.text`)}</Text>
            </Stack>
          </Feature>
        ))}
      </FeatureGrid>
    </PitchBody>
  );
}

/** A page of its own or a modal: the tenant's sign-in layout decides. */
function SignInEntrance() {
  const t = useT('account');
  const { loginVariation } = useTenant();
  const [isOpen, setOpen] = useState(false);
  if (loginVariation !== 'modal') {
    return (
      <LinkButton href={paths.login()} variant="primary" size="lg">
        {t('pitch.signIn')}
      </LinkButton>
    );
  }
  return (
    <>
      <Button variant="primary" size="lg" onPress={() => setOpen(true)}>
        {t('pitch.signIn')}
      </Button>
      <Dialog title={t('signIn.title')} isOpen={isOpen} onOpenChange={setOpen}>
        <SignInPanel />
      </Dialog>
    </>
  );
}
