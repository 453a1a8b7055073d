import { DescriptionList } from '@jetway/kit-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Roomy = styled(DescriptionList)`
  @media (min-width: 640px) {
    grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr));
  }
`;

/**
 * Terms and values in columns wide enough for an e-mail address. Each value has its own text direction, as numbers need in
 * Arabic.
 */
export function Facts({ items }: { items: readonly { term: string; description: ReactNode }[] }) {
  const own = items.map(({ term, description }) => ({
    term,
    description: typeof description === 'string' ? <bdi>{description}</bdi> : description,
  }));
  return <Roomy layout="stacked" items={own} />;
}
