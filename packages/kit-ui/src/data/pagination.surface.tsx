import { Button } from 'react-aria-components';

import { focusRing, icons, media, styled, useKitWords } from '../theme';
import { pagesToShow } from './pages-to-show';
import type { PaginationProps } from './pagination';

const Bar = styled.nav`
  display: flex;
  align-items: center;
  justify-content: space-between;
  flex-wrap: wrap;
  gap: var(--jw-space-3);
  font-size: var(--jw-text-sm);
  font-variant-numeric: tabular-nums;
  color: var(--jw-text-muted);
`;

const Pages = styled.div`
  display: flex;
  align-items: center;
  gap: 0.125rem;
`;

const Page = styled(Button)`
  display: grid;
  place-items: center;
  min-inline-size: var(--jw-control-sm);
  block-size: var(--jw-control-sm);
  padding-inline: var(--jw-space-2);
  border: 1px solid transparent;
  border-radius: var(--jw-radius-sm);
  font-weight: 500;
  color: var(--jw-text-muted);
  background: none;
  cursor: pointer;
  transition: background var(--jw-fast);
  ${focusRing}
  &[data-hovered] {
    color: var(--jw-text);
    background: var(--jw-surface-sunken);
  }
  &[data-disabled] {
    opacity: 0.4;
    cursor: default;
  }
  &[aria-current] {
    color: var(--jw-accent-text);
    background: var(--jw-accent-soft);
    border-color: var(--jw-accent-border);
  }
  ${media.touch} {
    min-inline-size: 2.5rem;
    block-size: 2.5rem;
  }
`;

const Gap = styled.span`
  inline-size: 1.5rem;
  text-align: center;
`;

export function PaginationSurface({ page, pageSize, total, onChange, label, className }: PaginationProps) {
  const words = useKitWords();
  const pages = Math.ceil(total / pageSize);
  const pageOf = words.pageOf.replace('{page}', String(page)).replace('{pages}', String(pages));
  return (
    <Bar aria-label={label ?? pageOf} className={className}>
      <span>{pageOf}</span>
      <Pages>
        <Page aria-label={words.previous} isDisabled={page <= 1} onPress={() => onChange(page - 1)}>
          <icons.ChevronLeft aria-hidden size={16} />
        </Page>
        {pagesToShow(page, pages).map((shown, index) =>
          shown === 'gap' ? (
            <Gap key={`gap${index}`}>…</Gap>
          ) : (
            <Page key={shown} aria-current={shown === page ? 'page' : undefined} onPress={() => onChange(shown)}>
              {shown}
            </Page>
          ),
        )}
        <Page aria-label={words.next} isDisabled={page >= pages} onPress={() => onChange(page + 1)}>
          <icons.ChevronRight aria-hidden size={16} />
        </Page>
      </Pages>
    </Bar>
  );
}
