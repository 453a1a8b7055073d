import { useLocaleTag, useT } from '@jetway/kit-runtime';
import { Button, media, styled, Text } from '@jetway/kit-ui';
import type { ReactNode } from 'react';
import { useState } from 'react';

import { monthName } from '../../shared/lots/months';
import type { LotQuery } from './state/address';
import { isAsked } from './state/address';

const Line = styled.div`
  display: none;

  ${media.phone} {
    display: flex;
    gap: var(--jw-space-3);
    align-items: center;
    justify-content: space-between;
  }
`;

const Form = styled.div`
  ${media.phone} {
    &[data-folded] {
      display: none;
    }
  }
`;

interface SearchFoldProps {
  query: LotQuery;
  /** The form. */
  children: ReactNode;
}

/** The search form; after a search on a phone behind a button, beside what was searched, so that the fares found begin higher. */
export function SearchFold({ query, children }: SearchFoldProps) {
  const t = useT('fares');
  const locale = useLocaleTag();
  const [isOpen, setOpen] = useState(false);
  if (!isAsked(query)) return children;
  const { origin, destination, month, passengers } = query;
  const parts = [
    origin && `${t('results.search.from')} ${origin}`,
    destination && `${t('results.search.to')} ${destination}`,
    month && monthName(month, locale),
    passengers > 0 && t('seats', { count: passengers }),
  ];
  return (
    <>
      <Line>
        <Text size="sm" muted>
          {parts.filter(Boolean).join(' · ')}
        </Text>
        <Button size="sm" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
          {t('results.search.modify')}
        </Button>
      </Line>
      <Form data-folded={isOpen ? undefined : true}>{children}</Form>
    </>
  );
}
