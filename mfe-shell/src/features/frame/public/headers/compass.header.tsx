import styled from 'styled-components';

import { BrandLink } from '../parts/brand-link';
import { HeaderActions } from '../parts/header-actions';
import { TopLinks } from '../parts/top-links';
import { Bar } from './bar.styles';

const Raised = styled(Bar)`
  position: sticky;
  inset-block-start: 0;
  z-index: var(--jw-z-sticky);
  border-block-end: 3px solid var(--jw-accent);
  box-shadow: var(--jw-shadow-1);
`;

const End = styled.div`
  display: flex;
  align-items: center;
  gap: var(--jw-space-6);
`;

/** Sticky and raised, with the navigation at the end. */
export function CompassHeader() {
  return (
    <Raised>
      <BrandLink />
      <End>
        <TopLinks />
        <HeaderActions variant="primary" />
      </End>
    </Raised>
  );
}
