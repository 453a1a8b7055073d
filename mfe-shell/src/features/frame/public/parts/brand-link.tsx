import { paths, useTenant } from '@jetway/kit-runtime';
import { Link } from '@jetway/kit-runtime/router';
import styled from 'styled-components';

import { BrandMark } from '../../brand-mark';

const Home = styled(Link)`
  display: inline-flex;
  flex: none;
`;

/** The tenant's logo, linked to the home page. */
export function BrandLink() {
  const { companyName } = useTenant();
  return (
    <Home to={paths.home()} aria-label={companyName}>
      <BrandMark />
    </Home>
  );
}
