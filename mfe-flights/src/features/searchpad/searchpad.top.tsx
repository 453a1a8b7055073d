import { SearchHome } from '@jetway/kit-orders/searchpad';
import { useT } from '@jetway/kit-runtime';
import { Heading, Text } from '@jetway/kit-ui';
import type { ReactNode } from 'react';

import { InTurn } from './around/in-turn';
import { OfferMarquee } from './around/offer.marquee';
import { Hero } from './searchpad.styles';
import { useHasDesk } from './use-has-desk';

interface SearchpadTopProps {
  title: string;
  subtitle: string;
  /** The form of the tab. */
  children: ReactNode;
}

/**
 * The page's title, and below it the tabs with the form of the open one. The title is on the tenant's picture with its offers, and without
 * picture for users who have the desk below it.
 */
export function SearchpadTop({ title, subtitle, children }: SearchpadTopProps) {
  const t = useT('flights');
  const tab = (key: string) => t(`searchpad.tabs.${key}`);
  // Most people have a desk, so the page begins as theirs.
  const hero = useHasDesk() === false && (
    <>
      <InTurn>
        <OfferMarquee />
      </InTurn>
      <Hero>
        <Heading level={1} size="3xl">
          {title}
        </Heading>
        <Text size="md">{subtitle}</Text>
      </Hero>
    </>
  );
  return (
    <SearchHome
      title={title}
      tabs={{ label: tab('label'), flights: tab('flights'), fresh: tab('new') }}
      hero={hero || undefined}
    >
      {children}
    </SearchHome>
  );
}
