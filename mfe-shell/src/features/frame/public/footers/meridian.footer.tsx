import styled from 'styled-components';

import { BrandMark } from '../../brand-mark';
import { Accreditations } from '../parts/accreditations';
import { ContactLines, Rights, Social } from '../parts/company-lines';
import { LegalLinks } from '../parts/legal-links';
import { PaymentMarks } from '../parts/payment-marks';
import { Foot } from './foot.styles';

const Centred = styled(Foot)`
  display: grid;
  justify-items: center;
  gap: var(--jw-space-6);
  background: var(--jw-bg);
  text-align: center;

  address {
    justify-items: center;
  }

  ul {
    justify-content: center;
  }
`;

/** One centred column, from the brand to the copyright. */
export function MeridianFooter() {
  return (
    <Centred>
      <BrandMark />
      <ContactLines />
      <Social isInline />
      <Accreditations />
      <PaymentMarks />
      <LegalLinks isInline />
      <Rights />
    </Centred>
  );
}
