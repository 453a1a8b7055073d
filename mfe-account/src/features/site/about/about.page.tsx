import { useTenant, useT } from '@jetway/kit-runtime';
import { Heading, Text } from '@jetway/kit-ui';

import { OfficesPart } from '../../../shared/site/offices.part';
import { Part, PartHead, SitePage } from '../../../shared/site/site.styles';
import { SITE_THEMES } from '../home/themes';

/** `/about-us`: the company's goals, in the theme's layout, and its offices. */
export function AboutPage() {
  const t = useT('account');
  const { companyName, theme } = useTenant();
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
      <OfficesPart />
    </SitePage>
  );
}
