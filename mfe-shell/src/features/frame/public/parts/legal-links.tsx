import { useT } from '@jetway/kit-runtime';
import { Link } from '@jetway/kit-runtime/router';
import styled from 'styled-components';

import { publicPages } from '../public-pages';

const LEGAL = [
  { key: 'terms', href: publicPages.terms },
  { key: 'privacy', href: publicPages.privacy },
  { key: 'refunds', href: publicPages.refunds },
] as const;

const List = styled.ul<{ $isInline: boolean }>`
  display: flex;
  flex-wrap: wrap;
  flex-direction: ${({ $isInline }) => ($isInline ? 'row' : 'column')};
  gap: var(--jw-space-2) var(--jw-space-5);
  margin: 0;
  padding: 0;
  list-style: none;

  ${({ $isInline }) => $isInline && 'a { display: inline-block; padding-block: var(--jw-space-1); }'}
`;

/** Links to terms, privacy and refunds. */
export function LegalLinks({ isInline = false }: { isInline?: boolean }) {
  const t = useT('shell');
  return (
    <nav aria-label={t('public.legal.label')}>
      <List $isInline={isInline}>
        {LEGAL.map(({ key, href }) => (
          <li key={key}>
            <Link to={href}>{t(`public.legal.${key}`)}</Link>
          </li>
        ))}
      </List>
    </nav>
  );
}
