import { Heading } from '@jetway/kit-ui';
import type { ReactNode } from 'react';

import { FormCard, Home, Title } from './search-home.styles';
import { SearchpadTabs } from './searchpad-tabs';
import type { SearchpadTabsProps } from './searchpad-tabs';

interface SearchHomeProps {
  title: string;
  tabs: SearchpadTabsProps;
  /** Replaces the title and contains it; the form's card overlaps its lower edge. */
  hero?: ReactNode;
  /** The form of the tab that is open. */
  children: ReactNode;
}

/** The top of a product's search: its title, the tabs of all products and its form, composed by the brand's theme (ADR 0046). */
export function SearchHome({ title, tabs, hero, children }: SearchHomeProps) {
  return (
    <Home data-hero={hero ? true : undefined}>
      {hero ?? (
        <Title>
          <Heading level={1} size="xl">
            {title}
          </Heading>
        </Title>
      )}
      <FormCard>
        <SearchpadTabs {...tabs} />
        {children}
      </FormCard>
    </Home>
  );
}
