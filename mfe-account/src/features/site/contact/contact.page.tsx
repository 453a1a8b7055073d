import { useTenant, useT } from '@jetway/kit-runtime';
import { Heading, Text } from '@jetway/kit-ui';

import { ContactBlock } from '../../../shared/site/contact-block';
import { OfficesPart } from '../../../shared/site/offices.part';
import { Part, PartHead, SitePage } from '../../../shared/site/site.styles';

/** `/contact-us`: how to reach the company and each of its offices. */
export function ContactPage() {
  const t = useT('account');
  const { companyName } = useTenant();
  return (
    <SitePage>
      <Part>
        <PartHead>
          <Heading level={1} size="display">
            {t('contact.heading')}
          </Heading>
          <Text size="lg" muted>
            {t('contact.lead', { company: companyName })}
          </Text>
        </PartHead>
        <ContactBlock />
      </Part>
      <OfficesPart />
    </SitePage>
  );
}
