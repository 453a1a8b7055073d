import { useTenant, useT } from '@jetway/kit-runtime';
import { Heading, Text } from '@jetway/kit-ui';

import { ContactBlock, OfficeCards } from '../../../shared/site/contact-block';
import { Part, PartHead, SitePage } from '../../../shared/site/site.styles';

/** `/contact-us`: how to reach the company and each of its offices. */
export function ContactPage() {
  const t = useT('account');
  const { companyName, offices } = useTenant();
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
