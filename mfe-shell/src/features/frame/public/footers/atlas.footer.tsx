import { useTenant, useT } from '@jetway/kit-runtime';
import styled from 'styled-components';

import { Accreditations } from '../parts/accreditations';
import { ContactLines, Offices, Rights, Social } from '../parts/company-lines';
import { LegalLinks } from '../parts/legal-links';
import { PaymentMarks } from '../parts/payment-marks';
import { Foot, LastLine } from './foot.styles';

const Dark = styled(Foot)`
  background: linear-gradient(120deg, var(--jw-hero-from), var(--jw-hero-to));
  border: 0;
  color: var(--jw-on-hero);

  h2,
  strong {
    color: inherit;
  }
`;

const Places = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
  gap: var(--jw-space-7);
`;

const Line = styled(LastLine)`
  border-color: color-mix(in oklab, var(--jw-on-hero) 30%, transparent);
`;

/** On the company's colours: offices first, then everything else on two lines. */
export function AtlasFooter() {
  const t = useT('shell');
  const { socialLinks } = useTenant();
  return (
    <Dark>
      <Places>
        <section>
          <h2>{t('public.contact')}</h2>
          <ContactLines />
        </section>
        <Offices />
        {socialLinks.length > 0 && (
          <section>
            <h2>{t('public.follow')}</h2>
            <Social />
          </section>
        )}
      </Places>
      <Line>
        <Accreditations />
        <PaymentMarks />
      </Line>
      <Line>
        <Rights />
        <LegalLinks isInline />
      </Line>
    </Dark>
  );
}
