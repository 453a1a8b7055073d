import { useTenant, useT } from '@jetway/kit-runtime';
import styled from 'styled-components';

import { BrandMark } from '../../brand-mark';
import { Accreditations } from '../parts/accreditations';
import { ContactLines, Offices, Rights, Social } from '../parts/company-lines';
import { LegalLinks } from '../parts/legal-links';
import { PaymentMarks } from '../parts/payment-marks';
import { Foot, LastLine } from './foot.styles';

const Plain = styled(Foot)`
  background: var(--jw-bg);
`;

const First = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--jw-space-4) var(--jw-space-6);
  padding-block-end: var(--jw-space-6);
  border-block-end: 1px solid var(--jw-border);
`;

const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
  gap: var(--jw-space-7);
  padding-block-start: var(--jw-space-6);

  @media (max-width: 767px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Places = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr));
  gap: var(--jw-space-5) var(--jw-space-6);
`;

/** Brand, networks and memberships on a first line; below it the company on one side, its offices on the other. */
export function PolarisFooter() {
  const t = useT('shell');
  const { offices } = useTenant();
  return (
    <Plain>
      <First>
        <BrandMark />
        <Social isInline />
        <Accreditations />
      </First>
      <Halves>
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
      </Halves>
      <LastLine>
        <Rights />
        <LegalLinks isInline />
        <PaymentMarks />
      </LastLine>
    </Plain>
  );
}
