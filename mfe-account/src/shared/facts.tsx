import { DescriptionList } from '@jetway/kit-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Roomy = styled(DescriptionList)`
  @media (min-width: 640px) {
    grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr));
  }
`;

/** Facts side by side, with room for a mail address in each. A text reads in its own direction, as numbers do in Arabic. */
export function Facts({ items }: { items: readonly { term: string; description: ReactNode }[] }) {
  const own = items.map(({ term, description }) => ({ term, description: typeof description === 'string' ? <bdi>{description}</bdi> : description }));
  return <Roomy layout="stacked" items={own} />;
}
