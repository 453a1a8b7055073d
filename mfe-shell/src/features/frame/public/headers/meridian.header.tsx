import styled from 'styled-components';

import { BrandLink } from '../parts/brand-link';
import { HeaderActions } from '../parts/header-actions';
import { TopLinks } from '../parts/top-links';

const Tall = styled.header`
  display: grid;
  grid-template: 'side brand actions' auto 'nav nav nav' auto / 1fr auto 1fr;
  align-items: center;
  padding: var(--jw-space-4) var(--frame-gutter) 0;
  background: var(--jw-bg);

  @media (max-width: 1023px) {
    grid-template: 'brand actions' auto / 1fr auto;
    padding-block-end: var(--jw-space-4);
  }
`;

const Middle = styled.div`
  grid-area: brand;
`;

const End = styled.div`
  grid-area: actions;
  justify-self: end;
`;

const Below = styled(TopLinks)`
  grid-area: nav;
  justify-self: center;
  margin-block-start: var(--jw-space-3);

  ul {
    gap: var(--jw-space-7);
  }

  @media (max-width: 1023px) {
    display: none;
  }
`;

/** The brand centred, with the navigation below it. */
export function MeridianHeader() {
  return (
    <Tall>
      <Middle>
        <BrandLink />
      </Middle>
      <End>
        <HeaderActions variant="ghost" />
      </End>
      <Below />
    </Tall>
  );
}
