import { useTenant } from '@jetway/kit-runtime';
import { icons } from '@jetway/kit-ui';
import { Mail } from '@jetway/kit-ui/rare-icons';
import styled from 'styled-components';

import { PhoneNumber } from '../parts/phone-number';
import { BrandLink } from '../parts/brand-link';
import { HeaderActions } from '../parts/header-actions';
import { TopLinks } from '../parts/top-links';
import { Bar } from './bar.styles';

const Strip = styled.div`
  display: flex;
  justify-content: space-between;
  gap: var(--jw-space-4);
  padding: var(--jw-space-1) var(--frame-gutter);
  background: linear-gradient(90deg, var(--jw-hero-from), var(--jw-hero-to));
  color: var(--jw-on-hero);
  font-size: var(--jw-text-xs);

  a,
  span {
    display: inline-flex;
    align-items: center;
    gap: var(--jw-space-2);
    min-block-size: 1.75rem;
    color: inherit;
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
  }
`;

const Middle = styled(TopLinks)`
  flex: 1;

  ul {
    justify-content: center;
  }
`;

/** Contacts on a coloured strip; below it brand, navigation and sign-in. */
export function AtlasHeader() {
  const { contacts } = useTenant();
  return (
    <header>
      <Strip>
        <span>
          <icons.Phone aria-hidden size={14} />
          <PhoneNumber number={contacts.phone} />
        </span>
        <a href={`mailto:${contacts.email}`}>
          <Mail aria-hidden size={14} />
          <bdi>{contacts.email}</bdi>
        </a>
      </Strip>
      <Bar as="div">
        <BrandLink />
        <Middle />
        <HeaderActions variant="primary" />
      </Bar>
    </header>
  );
}
