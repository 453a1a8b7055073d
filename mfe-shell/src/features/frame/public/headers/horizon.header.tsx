import styled from 'styled-components';

import { BrandLink } from '../parts/brand-link';
import { HeaderActions } from '../parts/header-actions';
import { TopLinks } from '../parts/top-links';
import { Bar } from './bar.styles';

const Middle = styled(TopLinks)`
  flex: 1;
`;

/** One line: brand, navigation, and sign-in at the end. */
export function HorizonHeader() {
  return (
    <Bar>
      <BrandLink />
      <Middle />
      <HeaderActions />
    </Bar>
  );
}
