import { useTenant, useT } from '@jetway/kit-runtime';
import { Heading } from '@jetway/kit-ui';

import { OfficeCards } from './contact-block';
import { Part, PartHead } from './site.styles';

/** The company's offices; renders nothing without any. */
export function OfficesPart() {
  const t = useT('account');
  const { offices } = useTenant();
  if (offices.length === 0) return null;
  return (
    <Part $ground="sunken">
      <PartHead>
        <Heading level={2} size="2xl">
          {t('contact.offices')}
        </Heading>
      </PartHead>
      <OfficeCards />
    </Part>
  );
}
