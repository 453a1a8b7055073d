import styled from 'styled-components';

import { BrandMark } from '../../brand-mark';
import { Accreditations } from '../parts/accreditations';
import { ContactLines, Offices, Rights, Social } from '../parts/company-lines';
import { LegalLinks } from '../parts/legal-links';
import { PaymentMarks } from '../parts/payment-marks';
import { Column, Foot, LastLine } from './foot.styles';

const Split = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
  gap: var(--jw-space-8);

  @media (max-width: 1023px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(12rem, 100%), 1fr));
  gap: var(--jw-space-4);
  align-content: start;

  address {
    padding: var(--jw-space-4);
    border: 1px solid var(--jw-border);
    border-inline-start: 3px solid var(--jw-accent);
    border-radius: var(--jw-radius-md);
    background: var(--jw-surface);
  }
`;

/** The company on one side, its offices as cards on the other. */
export function CompassFooter() {
  return (
    <Foot>
      <Split>
        <Column>
          <BrandMark />
          <ContactLines />
          <Social isInline />
          <Accreditations />
        </Column>
        <Cards>
          <Offices />
        </Cards>
      </Split>
      <LastLine>
        <LegalLinks isInline />
        <PaymentMarks />
        <Rights />
      </LastLine>
    </Foot>
  );
}
