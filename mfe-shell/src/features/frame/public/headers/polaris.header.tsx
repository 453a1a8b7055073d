import styled from 'styled-components';

import { BrandLink } from '../parts/brand-link';
import { HeaderActions } from '../parts/header-actions';
import { TopLinks } from '../parts/top-links';

const Floating = styled.header`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  gap: var(--jw-space-5);
  min-block-size: var(--frame-header);
  margin: var(--jw-space-4) var(--frame-gutter) 0;
  padding-inline: var(--jw-space-5);
  border: 1px solid var(--jw-border);
  border-radius: var(--jw-radius-lg);
  background: var(--jw-surface);

  @media (max-width: 1023px) {
    grid-template-columns: 1fr auto;
    padding-inline: var(--jw-space-4);
  }
`;

const Start = styled(TopLinks)`
  @media (max-width: 1023px) {
    display: none;
  }
`;

const End = styled.div`
  justify-self: end;
`;

/** A panel over the page: navigation, the brand in the middle, sign-in at the end. */
export function PolarisHeader() {
  return (
    <Floating>
      <Start />
      <BrandLink />
      <End>
        <HeaderActions variant="primary" />
      </End>
    </Floating>
  );
}
