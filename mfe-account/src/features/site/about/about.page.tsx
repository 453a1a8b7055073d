import { useTenant, useT } from '@jetway/kit-runtime';
import { Heading, Text } from '@jetway/kit-ui';

import { OfficeCards } from '../../../shared/site/contact-block';
import { Part, PartHead, SitePage } from '../../../shared/site/site.styles';
import { SITE_THEMES } from '../home/themes';

/** `/about-us`: what the company is for, in the theme's shape, and where it is. */
export function AboutPage() {
  const t = useT('account');
  const { companyName, theme, offices } = useTenant();
  const { Goals } = SITE_THEMES[theme];
  return (
    <SitePage>
      <Part>
        <PartHead>
          <Heading level={1} size="display">
            {t('about.heading', { company: companyName })}
          </Heading>
          <Text size="lg" muted>
            {t('about.lead')}
          </Text>
        </PartHead>
        <Goals />
      </Part>
      {offices.length > 0 && (
        <Part $ground="sunken">
          <PartHead>
            <Heading level={2} size="2xl">
              {t('contact.offices')}
            </Heading>
          </PartHead>
          <OfficeCards />
        </Part>
      )}
    </SitePage>
  );
}
