import { DescriptionList } from '@jetway/kit-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Roomy = styled(DescriptionList)`
  @media (min-width: 640px) {
    grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr));
  }
`;

/** Facts side by side, with room for a mail address in each. */
export function Facts({ items }: { items: readonly { term: string; description: ReactNode }[] }) {
  return <Roomy layout="stacked" items={items} />;
}
