import { useT } from '@jetway/kit-runtime';
import { Heading } from '@jetway/kit-ui';

import { ContactBlock } from '../../../../shared/site/contact-block';
import { Part, PartHead } from '../../../../shared/site/site.styles';

/** The company's contact details on the home page. */
export function Contacts() {
  const t = useT('account');
  return (
    <Part>
      <PartHead>
        <Heading level={2} size="2xl">
          {t('contact.title')}
        </Heading>
      </PartHead>
      <ContactBlock />
    </Part>
  );
}
