import { useTenant, useT } from '@jetway/kit-runtime';
import styled from 'styled-components';

import { BrandMark } from '../../brand-mark';
import { Accreditations } from '../parts/accreditations';
import { ContactLines, Offices, Rights, Social } from '../parts/company-lines';
import { LegalLinks } from '../parts/legal-links';
import { PaymentMarks } from '../parts/payment-marks';
import { Column, Foot, LastLine } from './foot.styles';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(12rem, 1.4fr) minmax(11rem, 1.2fr) minmax(0, 3fr) auto auto;
  gap: var(--jw-space-7);

  @media (max-width: 1279px) {
    grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
  }
`;

const Places = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr));
  gap: var(--jw-space-5) var(--jw-space-6);
`;

/** Columns; payment methods and copyright on the last line. */
export function HorizonFooter() {
  const t = useT('shell');
  const { offices, socialLinks } = useTenant();
  return (
    <Foot>
      <Columns>
        <Column>
          <BrandMark />
          <Accreditations />
        </Column>
        <section>
          <h2>{t('public.contact')}</h2>
          <ContactLines />
        </section>
        {offices.length > 0 && (
          <section>
            <h2>{t('public.offices')}</h2>
            <Places>
              <Offices />
            </Places>
          </section>
        )}
        <section>
          <h2>{t('public.legal.label')}</h2>
          <LegalLinks />
        </section>
        {socialLinks.length > 0 && (
          <section>
            <h2>{t('public.follow')}</h2>
            <Social />
          </section>
        )}
      </Columns>
      <LastLine>
        <Rights />
        <PaymentMarks />
      </LastLine>
    </Foot>
  );
}
